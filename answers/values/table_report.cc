#include "answers/values/table_report.h"

#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/bytes_text.h"
#include "base/version.h"
#include "formats/json_line.h"

namespace hotstone::answers {

void PrintTableFacts(std::string_view name, const TableFacts& facts, std::optional<double> seconds,
                     bool json) {
  const tables::TableManifest& manifest = facts.manifest;
  if (json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", absl::StrCat("table ", std::string(name)))
        .Set("file", facts.path)
        .Set("board", manifest.board)
        .Set("rules", spec::RuleSetName(manifest.rules))
        .Set("lo", manifest.empty_lo)
        .Set("hi", manifest.empty_hi)
        .Set("legal_positions", manifest.legal)
        .Set("undetermined", manifest.undetermined)
        .Set("measure", manifest.measure)
        .Set("cells", manifest.cells)
        .Set("ko_cells", manifest.ko_cells)
        .Set("values", static_cast<uint64_t>(manifest.dictionary.size()))
        .Set("bytes", facts.bytes)
        .Set("sha256", tables::Hex(facts.digest))
        .Set("made_by", manifest.version);
    if (seconds.has_value()) line.Set("seconds", *seconds);
    line.Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return;
  }
  std::cout << "table: " << facts.path << ", " << BytesText(facts.bytes) << ", made by hotstone "
            << manifest.version << "\n"
            << "board: " << manifest.board << "\n"
            << "rules: " << spec::RuleSetName(manifest.rules) << "\n"
            << "empty board: [" << manifest.empty_lo << ", " << manifest.empty_hi << "]\n"
            << "undetermined: " << manifest.undetermined << " of " << manifest.legal
            << " legal positions\n"
            << "cells: " << manifest.cells << " of positions, " << manifest.ko_cells << " of kos, "
            << manifest.dictionary.size() << " different values\n"
            << "measure: " << (manifest.measure ? "stored" : "left out") << "\n"
            << "sha256: " << tables::Hex(facts.digest) << "\n";
  if (seconds.has_value()) std::cout << absl::StrFormat("(%.2f s)\n", *seconds);
}

}  // namespace hotstone::answers
