#include "answers/values/table_report.h"

#include "base/number_text.h"
#include "base/status_macros.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

absl::StatusOr<TableFacts> AskTableFacts(const std::string& path) {
  ASSIGN_OR_RETURN(const auto table, tables::Table::Open(path));
  return TableFacts{"table info", path, table->manifest(), table->file().digest(),
                    table->file().bytes()};
}

Shown Describe(const TableFacts& facts) {
  const tables::TableManifest& manifest = facts.manifest;
  Shown shown = Shown::Result(facts.command);
  shown.Set("file", facts.path)
      .Set("board", manifest.board)
      .Set("rules", spec::RuleSetName(manifest.rules))
      .Set("lo", manifest.empty.first)
      .Set("hi", manifest.empty.second)
      .Set("legal_positions", manifest.legal)
      .Set("undetermined", manifest.undetermined)
      .Set("measure", manifest.measure)
      .Set("cells", manifest.cells)
      .Set("ko_cells", manifest.ko_cells)
      .Set("values", manifest.dictionary.size())
      .Set("bytes", facts.bytes)
      .Set("sha256", tables::Hex(facts.digest))
      .Set("made_by", manifest.version);
  if (facts.seconds.has_value()) shown.Set("seconds", *facts.seconds).Say("timed", true);
  return shown.Say("size", BytesText(facts.bytes))
      .Line("table: {file}, {size}, made by hotstone {made_by}")
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line("empty board: [{lo}, {hi}]")
      .Line("undetermined: {undetermined} of {legal_positions} legal positions")
      .Line(
          "cells: {cells} of positions, {ko_cells} of kos, {values:#different value|different "
          "values}")
      .Line("measure: {measure?stored}{measure!left out}")
      .Line("sha256: {sha256}")
      .Line("{timed?({seconds:.2} s)}");
}

}  // namespace hotstone::answers
