// The table of kinds of certificates, a row each: everything that hotstone-certify can check.
//
// A row says what a kind is called in the file, what a certificate of it shows, and how a file of
// it is checked. The program reads nothing but this table: its help, the choice of the checker by
// the file's line `kind`, and the list of good kinds in an error. A new kind is a row here, a
// reader and a checker in files of its own, and a section of docs/reference/certificates.md.
#ifndef HOTSTONE_CERTIFY_KINDS_KIND_TABLE_H_
#define HOTSTONE_CERTIFY_KINDS_KIND_TABLE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/kinds/certificate_file.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct FileCheckOptions {
  // A rule set under which the certificate must be good, too: for kinds that name none.
  std::optional<spec::RuleSet> under;
  Progress* progress = nullptr;
};

// What an accepted certificate says and covers.
struct FileChecked {
  std::string claim;  // in a sentence
  uint64_t situations = 0;
  uint64_t transitions = 0;
};

// FailedPrecondition with the reason if the certificate is refused; Cancelled if progress says
// stop; any other error, which names the file, if there is nothing that could be judged.
using FileCheck = absl::StatusOr<FileChecked> (*)(CertificateFile& file, const FileCheckOptions& options);

struct CertificateKind {
  std::string_view name;      // the value of the line `kind`
  std::string_view old_name;  // the same in older files, empty if it was never another one
  std::string_view shows;     // what a certificate shows, in a line of the help
  bool is_for_many_rules;     // it names no rule set, and may be held against one
  FileCheck check;
};

// All kinds, in the order in which they are listed.
const std::vector<CertificateKind>& CertificateKinds();

// By name, or by old name; null if there is none.
const CertificateKind* FindCertificateKind(std::string_view name);

// Opens the file, finds its kind and checks it; errors as of FileCheck.
absl::StatusOr<FileChecked> CheckFile(const std::string& path, const FileCheckOptions& options);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_KINDS_KIND_TABLE_H_
