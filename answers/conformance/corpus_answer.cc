#include "answers/conformance/corpus_answer.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace hotstone::answers {
namespace {

// A file may hold cases of its own, or the index of others.
int64_t CasesIn(const std::string& path, int64_t cases) {
  return absl::EndsWith(path, ".jsonl") ? cases : 0;
}

Shown& AddTotals(const CorpusTotals& totals, Shown& shown) {
  return shown.Set("files", totals.files).Set("cases", totals.cases).Set("bytes", totals.bytes);
}

}  // namespace

std::vector<CorpusGroup> GroupsOf(const conformance::Manifest& manifest) {
  std::vector<CorpusGroup> groups;
  for (const conformance::ManifestFile& file : manifest.files) {
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const CorpusGroup& known) { return known.name == file.group; });
    if (group == groups.end()) group = groups.insert(group, {file.group});
    ++group->totals.files;
    group->totals.bytes += file.bytes;
    group->totals.cases += CasesIn(file.path, file.cases);
  }
  return groups;
}

CorpusWritten Written(const conformance::Corpus& corpus, const std::string& out) {
  CorpusWritten written{out, {static_cast<int64_t>(corpus.files.size()), 0, 0}};
  for (const conformance::CorpusFile& file : corpus.files) {
    written.totals.bytes += static_cast<int64_t>(file.text.size());
    written.totals.cases += CasesIn(file.path, file.cases);
  }
  return written;
}

Shown Describe(const CorpusGroup& group) {
  Shown shown = Shown::Result("corpus");
  shown.Set("group", group.name);
  return AddTotals(group.totals, shown).Line("{group:<12} {files:>7} {cases:>8} {bytes:>10}");
}

Shown Describe(const CorpusWritten& written) {
  Shown shown = Shown::Result("corpus");
  shown.Set("out", written.out);
  return AddTotals(written.totals, shown)
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
