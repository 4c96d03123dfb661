// The table of certificate kinds, one row each: everything that hotstone-certify can check.
//
// A row gives the name of a kind in the file, what a certificate of that kind shows, and how its
// file is checked. The program uses only this table: for its help, for the choice of the checker by
// the file's line `kind`, and for the list of valid kinds in an error. A new kind needs a row here,
// a reader and a checker in files of its own, and a section of docs/reference/certificates.md.
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
  // A rule set under which the certificate must also be valid: for kinds that name none.
  std::optional<spec::RuleSet> under;
  Progress* progress = nullptr;
};

// What an accepted certificate states and covers.
struct FileChecked {
  std::string claim;  // in a sentence
  uint64_t situations = 0;
  uint64_t transitions = 0;
};

// FailedPrecondition with the reason if the certificate is refused; Cancelled if `progress` says
// stop; any other error, which names the file, if there is nothing to judge.
using FileCheck = absl::StatusOr<FileChecked> (*)(CertificateFile& file,
                                                  const FileCheckOptions& options);

struct CertificateKind {
  std::string_view name;      // the value of the line `kind`
  std::string_view old_name;  // its name in older files; empty if it never had another
  std::string_view shows;     // what a certificate shows, for a line of the help
  bool is_for_many_rules;     // it names no rule set and may be checked against one
  FileCheck check;
};

// All kinds, in the order of listing.
const std::vector<CertificateKind>& CertificateKinds();

// Finds a kind by name or by old name; null if there is none.
const CertificateKind* FindCertificateKind(std::string_view name);

// Opens the file, finds its kind and checks it; errors as for FileCheck.
absl::StatusOr<FileChecked> CheckFile(const std::string& path, const FileCheckOptions& options);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_KINDS_KIND_TABLE_H_
