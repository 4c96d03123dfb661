#include "answers/conformance/corpus_answer.h"

#include <cstdint>
#include <map>

#include "absl/strings/match.h"

namespace hotstone::answers {
namespace {

struct Totals {
  int64_t files = 0;
  int64_t cases = 0;
  int64_t bytes = 0;

  // `more` cases only if the file itself holds them; it may be the index of others.
  void Add(const std::string& path, int64_t more, int64_t size) {
    ++files;
    if (absl::EndsWith(path, ".jsonl")) cases += more;
    bytes += size;
  }
};

Shown DescribeTotals(const char* key, const std::string& name, const Totals& totals) {
  Shown shown = Shown::Result("corpus");
  return shown.Set(key, name)
      .Set("files", totals.files)
      .Set("cases", totals.cases)
      .Set("bytes", totals.bytes);
}

}  // namespace

std::vector<Shown> DescribeGroups(const conformance::Manifest& manifest) {
  std::vector<std::string> order;
  std::map<std::string, Totals> groups;
  for (const conformance::ManifestFile& file : manifest.files) {
    if (groups.count(file.group) == 0) order.push_back(file.group);
    groups[file.group].Add(file.path, file.cases, file.bytes);
  }
  std::vector<Shown> shown;
  for (const std::string& name : order) {
    shown.push_back(DescribeTotals("group", name, groups[name]));
    shown.back().Line("{group:<12} {files:>7} {cases:>8} {bytes:>10}");
  }
  return shown;
}

Shown DescribeWritten(const conformance::Corpus& corpus, const std::string& out) {
  Totals totals;
  for (const conformance::CorpusFile& file : corpus.files)
    totals.Add(file.path, file.cases, static_cast<int64_t>(file.text.size()));
  return DescribeTotals("out", out, totals)
      .Line("{out}: {cases} cases, {files} files, {bytes} bytes");
}

Shown Describe(const conformance::CorpusFinding& finding) {
  Shown shown;
  return shown.Set("schema", "hotstone.result/1")
      .Set("command", "corpus")
      .Set("file", finding.path)
      .Set("verdict", "fails")
      .Set("found", finding.what)
      .Line("{file}: {found}");
}

Shown DescribeVerified(const conformance::Manifest& manifest, size_t differing) {
  Shown shown = Shown::Result("corpus");
  return shown.Set("verdict", differing == 0 ? "holds" : "fails")
      .Set("files", manifest.files.size())
      .Set("differing", differing)
      .Set("cases", manifest.cases)
      .Line("{differing?{:#file differs|files differ} from the manifest}")
      .Line("{differing!{files} files match the manifest; {cases} cases}")
      .ExitWith(differing == 0 ? kExitOk : kExitFails);
}

}  // namespace hotstone::answers
