// Stored tables: written, read, probed, damaged, and checked by the plain law.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"
#include "tables/table_check.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"
#include "tables/table_writer.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/enumerate/values/edge_intervals.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::BitSituation;
using enumerate::CellValue;
using enumerate::EdgeIntervals;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::HighOf;
using enumerate::Interval;
using enumerate::IntervalSweeps;
using enumerate::kIllegalCell;
using enumerate::LegalIndex;
using enumerate::LowOf;
using enumerate::MakeCell;
using enumerate::OccupancyIndex;
using testing::HasSubstr;
using testing::StartsWith;

// A table, written after `change` has modified the cells and stages. The file is deleted with this
// object.
class TestTable {
 public:
  using Change = std::function<void(IntervalSweeps&)>;
  struct Made {
    int cols = 3;
    int rows = 3;
    std::string rules = "basic-only";
    bool measure = true;
    int threads = 1;
    uint32_t block_bytes = 1 << 15;
  };
  TestTable(const std::string& name, const Made& made, const Change& change = nullptr)
      : path_(TestPath(name)) {
    const spec::RuleSet rules = *spec::ParseRuleSet(made.rules);
    const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(made.cols, made.rows));
    IntervalSweeps sweeps = *IntervalSweeps::Create(index, *FiniteRules::From(rules), made.measure);
    EXPECT_TRUE(sweeps.Run(made.threads, nullptr).ok());
    if (change != nullptr) change(sweeps);
    TableOptions options;
    options.block_bytes = made.block_bytes;
    options.threads = made.threads;
    const auto written = WriteTable(path_, rules, sweeps, options, nullptr);
    EXPECT_TRUE(written.ok()) << written.status();
    EXPECT_EQ(written.ok() ? written->bytes : 0, FileText(path_).size());
  }
  ~TestTable() { unlink(path_.c_str()); }
  const std::string& path() const { return path_; }
  std::unique_ptr<Table> Open() const {
    auto table = Table::Open(path_);
    EXPECT_TRUE(table.ok()) << table.status();
    return *std::move(table);
  }

 private:
  std::string path_;
};

Interval ForBlack(const TableLaw::Answer& answer, spec::Color to_move) {
  return to_move == spec::Color::kBlack ? Interval{answer.low, answer.high}
                                        : Interval{-answer.high, -answer.low};
}

TEST(Table, AnswersEverySituationAsTheTableWithEdgesDoes) {
  for (const std::string rules :
       {"basic-only", "basic-only,self_removal=none,end_passes=2",
        "basic-only,self_removal=any,end_passes=2", "basic-only,hot=none"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {4, 1}, {3, 2}}) {
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const TestTable stored("probe", {.cols = cols, .rows = rows, .rules = rules});
      const auto table = stored.Open();
      const spec::RuleSet rule_set = *spec::ParseRuleSet(rules);
      EXPECT_EQ(table->rules(), rule_set);
      const LegalIndex legal = *LegalIndex::Create(table->index().grid());
      const EdgeIntervals edges = *EdgeIntervals::Solve(table->index().grid(), legal,
                                                        *FiniteRules::From(rule_set), nullptr);
      EXPECT_EQ(table->manifest().legal, legal.size());
      EXPECT_EQ(table->manifest().undetermined, edges.CountUndetermined());
      const Interval empty = edges.ForBlack(BitSituation{});
      EXPECT_EQ((Interval{table->manifest().empty.first, table->manifest().empty.second}), empty);
      TableLaw law(*table);
      int stored_answers = 0;
      int other_answers = 0;
      legal.ForEach(0, legal.size(), [&](enumerate::Stones stones) {
        const auto ask = [&](int player, int passes, enumerate::BitBoard bans) {
          const BitSituation bits{stones.own, stones.opp, player, passes, bans};
          const spec::Situation situation = enumerate::ToSpec(bits, table->size());
          const auto answer = law.Probe(situation);
          ASSERT_TRUE(answer.ok()) << answer.status();
          ++(answer->stored ? stored_answers : other_answers);
          ASSERT_EQ(ForBlack(*answer, situation.to_move), edges.ForBlack(bits));
          int best_low = -100;
          int best_high = -100;
          for (const TableLaw::Move& move : answer->moves) {
            best_low = std::max(best_low, move.values.low);
            best_high = std::max(best_high, move.values.high);
          }
          ASSERT_EQ(best_low, answer->low);
          ASSERT_EQ(best_high, answer->high);
        };
        for (const int player : {0, 1}) {
          for (int passes = 0; passes < rule_set.end_passes; ++passes) ask(player, passes, 0);
          if (rule_set.hot == spec::HotLayer::kNone) continue;
          enumerate::BitBoard empty_points =
              table->index().grid().full() & ~(stones.own | stones.opp);
          for (; empty_points != 0; empty_points &= empty_points - 1) {
            ask(player, 0, empty_points & (~empty_points + 1));
          }
        }
      });
      EXPECT_GT(stored_answers, 0);
      EXPECT_GT(other_answers, 0);
      EXPECT_EQ(table->manifest().ko_cells > 0, rule_set.hot != spec::HotLayer::kNone && cols > 1);
    }
  }
}

TEST(Table, ThreadsLeaveNoTraceAndBlocksOfAnySizeHoldTheSame) {
  const TestTable one("one", {.cols = 3, .rows = 3});
  const TestTable two("two", {.cols = 3, .rows = 3, .threads = 2});
  EXPECT_EQ(FileText(one.path()), FileText(two.path()));
  const TestTable three("three", {.cols = 3, .rows = 3, .threads = 3, .block_bytes = 1 << 10});
  const TestTable small("small", {.cols = 3, .rows = 3, .block_bytes = 1 << 10});
  EXPECT_EQ(FileText(three.path()), FileText(small.path()));
  const auto a = one.Open();
  const auto b = small.Open();
  EXPECT_GT(b->file().blocks(), a->file().blocks() + 5);
  TableCursor cursor_a(*a);
  TableCursor cursor_b(*b, 0);
  for (uint64_t cell = 0; cell < a->manifest().total_cells(); ++cell) {
    ASSERT_EQ(*cursor_a.Value(cell), *cursor_b.Value(cell));
    ASSERT_EQ(cursor_a.StagesOf(cell)->high, cursor_b.StagesOf(cell)->high);
  }
}

// More than 256 pairs, as on boards larger than these: two bytes per value.
TEST(Table, ManyValuesTakeTwoBytes) {
  std::vector<CellValue> cells;
  const TestTable stored(
      "many", {.cols = 4, .rows = 3, .measure = false}, [&cells](IntervalSweeps& sweeps) {
        for (uint64_t i = 0; i < sweeps.total_cells(); ++i) {
          const int low = static_cast<int>(i % 25) - 12;
          cells.push_back(i % 3 == 0 ? kIllegalCell
                                     : MakeCell(low, low + static_cast<int>(i / 25 % (13 - low))));
        }
        cells[sweeps.index().CellOf(0, 0)] = MakeCell(0, 0);
        std::copy(cells.begin(), cells.end(), sweeps.table().cells);
      });
  const auto table = stored.Open();
  EXPECT_EQ(table->manifest().value_bytes(), 2);
  TableCursor cursor(*table);
  for (uint64_t cell = 0; cell < cells.size(); ++cell) ASSERT_EQ(*cursor.Value(cell), cells[cell]);
}

// Reads all of a table; returns the values, and an error if anything fails.
absl::Status ReadAll(const std::string& path, std::vector<CellValue>* values) {
  const auto table = Table::Open(path);
  if (!table.ok()) return table.status();
  TableCursor cursor(**table);
  for (uint64_t cell = 0; cell < (*table)->manifest().total_cells(); ++cell) {
    const auto value = cursor.Value(cell);
    if (!value.ok()) return value.status();
    values->push_back(*value);
    const auto stages = cursor.StagesOf(cell);
    if (!stages.ok()) return stages.status();
  }
  return (*table)->file().CheckWhole(nullptr);
}

TEST(Table, EveryFlippedByteAndEveryLengthIsRefused) {
  const TestTable stored("damaged", {.cols = 3, .rows = 2});
  const std::string good = FileText(stored.path());
  std::vector<CellValue> right;
  ASSERT_TRUE(ReadAll(stored.path(), &right).ok());
  const auto refused = [&](const std::string& bytes) {
    WriteBytes(stored.path(), bytes);
    std::vector<CellValue> values;
    const absl::Status status = ReadAll(stored.path(), &values);
    EXPECT_THAT(std::string(status.message()), StartsWith(stored.path() + ": "));
    // Values read before the damage was met are correct.
    EXPECT_TRUE(std::equal(values.begin(), values.end(), right.begin()));
    return !status.ok();
  };
  for (size_t i = 0; i < good.size(); ++i) {
    std::string flipped = good;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << (i % 8)));
    EXPECT_TRUE(refused(flipped)) << i;
    EXPECT_TRUE(refused(good.substr(0, i))) << i;
  }
  EXPECT_TRUE(refused(good + "x"));
  EXPECT_TRUE(refused("PNG" + good));
  EXPECT_TRUE(refused(good + good));
}

TEST(Table, ErrorsSayWhatIsWrong) {
  const TestTable stored("errors", {.cols = 2, .rows = 2});
  const std::string good = FileText(stored.path());
  const auto error = [&](const std::string& bytes) {
    WriteBytes(stored.path(), bytes);
    const std::string message(Table::Open(stored.path()).status().message());
    EXPECT_THAT(message, StartsWith(stored.path()));
    return message.substr(std::min(message.size(), stored.path().size()));
  };
  EXPECT_EQ(error(""), ": is not a table of hotstone: it does not begin with \"HOTSTONE\"");
  EXPECT_EQ(error("GIF89a..............."),
            ": is not a table of hotstone: it does not begin with \"HOTSTONE\"");
  EXPECT_THAT(error(good.substr(0, good.size() - 1)),
              HasSubstr("it is truncated or overwritten at its end"));
  std::string newer = good;
  newer[12] = 2;
  EXPECT_THAT(error(newer),
              HasSubstr("has version 2 of the format, but this program reads version 1"));
  std::string checkpoint = good;
  checkpoint.replace(8, 4, "CKPT");
  EXPECT_EQ(error(checkpoint), ": is not a table of hotstone but a checkpoint");
  EXPECT_THAT(std::string(Table::Open("/dev/null").status().message()),
              HasSubstr("not a regular file"));
  EXPECT_TRUE(absl::IsNotFound(Table::Open(TestPath("nowhere")).status()));
}

TEST(Table, AManifestIsReadAsItIsWritten) {
  const TestTable stored("manifest", {.cols = 3, .rows = 2});
  const std::string text = stored.Open()->file().manifest();
  const auto manifest = ParseTableManifest(text);
  ASSERT_TRUE(manifest.ok());
  EXPECT_EQ(WriteTableManifest(*manifest), text);
  const auto refusal = [&text](const std::string& from, const std::string& to) {
    return std::string(ParseTableManifest(Replaced(text, from, to)).status().message());
  };
  EXPECT_THAT(refusal("table/1", "table/2"), HasSubstr("schema"));
  EXPECT_THAT(refusal("\"3x2\"", "\"9x9\""), HasSubstr("board 9x9"));
  EXPECT_THAT(refusal("\"3x2\"", "\"03x2\""), HasSubstr("board"));
  EXPECT_THAT(refusal("\"basic-only\"", "\"no-rules\""), HasSubstr("no-rules"));
  EXPECT_THAT(refusal("\"self_removal\":\"groups\"", "\"self_removal\":\"any\""),
              HasSubstr("had a different meaning (self_removal)"));
  EXPECT_THAT(refusal("\"cells\":", "\"sells\":"), HasSubstr("cells"));
  EXPECT_THAT(refusal("[-6,-6]", "[-7,-6]"), HasSubstr("[-7,-6]"));
  EXPECT_THAT(refusal("[-6,-6]", "[6,6]"), HasSubstr("not in order"));
  EXPECT_THAT(refusal("[-6,-6]", "[-600000,-6]"), HasSubstr("dictionary"));
  EXPECT_THAT(refusal("32768", "3"), HasSubstr("an impossible number"));
  EXPECT_THAT(refusal("32768", "2097152"), HasSubstr("an impossible number"));
}

absl::StatusOr<TableCheck> CheckAll(const TestTable& stored, int threads = 1) {
  TableCheckOptions options;
  options.all = true;
  options.threads = threads;
  return CheckTable(*stored.Open(), options, nullptr);
}

TEST(TableCheck, ProvesTablesThatAreRight) {
  for (const std::string rules :
       {"basic-only", "basic-only,self_removal=any,end_passes=2", "basic-only,hot=none"}) {
    const TestTable stored("right", {.cols = 3, .rows = 2, .rules = rules});
    const auto check = CheckAll(stored);
    ASSERT_TRUE(check.ok()) << check.status();
    EXPECT_EQ(check->name, "proof");
    EXPECT_EQ(check->ko_entries > 0, rules != "basic-only,hot=none");
    EXPECT_EQ(check->entries + check->illegal, stored.Open()->manifest().total_cells());
  }
  const TestTable bare("bare", {.cols = 3, .rows = 2, .measure = false});
  EXPECT_EQ(CheckAll(bare)->name, "consistency");
  TableCheckOptions options;
  options.sample = 50;
  EXPECT_EQ(CheckTable(*bare.Open(), options, nullptr)->name, "consistency");
}

TEST(TableCheck, ASampleIsTheSameForASeed) {
  const TestTable stored("sample", {.cols = 3, .rows = 2});
  TableCheckOptions options;
  options.sample = 100;
  const auto one = CheckTable(*stored.Open(), options, nullptr);
  options.threads = 3;
  const auto three = CheckTable(*stored.Open(), options, nullptr);
  options.seed = 2;
  const auto other = CheckTable(*stored.Open(), options, nullptr);
  ASSERT_TRUE(one.ok() && three.ok() && other.ok());
  EXPECT_EQ(one->name, "sample");
  EXPECT_EQ(one->entries, 100);
  EXPECT_EQ(one->moves, three->moves);
  EXPECT_NE(one->moves, other->moves);
}

// What verify must detect, on 3x3.
std::string Caught(const TestTable::Change& change, bool measure = true) {
  const TestTable stored("mutant", {.measure = measure}, change);
  const auto one = CheckAll(stored, 1);
  const auto two = CheckAll(stored, 2);
  EXPECT_EQ(one.status(), two.status());  // any number of threads names the same entry
  return std::string(one.status().message());
}

// The first cell from `from` on that belongs to a legal position and whose low and high satisfy
// this.
uint64_t FirstCell(IntervalSweeps& sweeps, uint64_t from, bool (*holds)(int low, int high)) {
  uint64_t i = from;
  const auto good = [&](CellValue cell) {
    return cell != kIllegalCell && holds(LowOf(cell), HighOf(cell));
  };
  while (!good(sweeps.table().cells[i])) ++i;
  return i;
}

TEST(TableCheck, CatchesOneWrongValueOrStage) {
  EXPECT_EQ(Caught(nullptr), "");
  for (const uint64_t from : {3, 1000, 2900}) {
    for (const bool measure : {true, false}) {
      const auto one_value = [from](IntervalSweeps& sweeps) {
        const uint64_t i =
            FirstCell(sweeps, from, [](int low, int high) { return low == high && low > -9; });
        sweeps.table().cells[i] =
            MakeCell(LowOf(sweeps.table().cells[i]) - 1, HighOf(sweeps.table().cells[i]));
      };
      EXPECT_THAT(Caught(one_value, measure), HasSubstr("its moves give ["));
    }
    // As if it were forced a sweep earlier, before the entries it needs.
    const auto low_stage = [from](IntervalSweeps& sweeps) {
      uint64_t i = from;
      while (sweeps.table().stage_low[i] < 2 || LowOf(sweeps.table().cells[i]) == -9) ++i;
      --sweeps.table().stage_low[i];
    };
    EXPECT_THAT(Caught(low_stage), HasSubstr("no move makes progress towards "));
    const auto high_stage = [from](IntervalSweeps& sweeps) {
      uint64_t i = from;
      while (sweeps.table().stage_high[i] < 2 || HighOf(sweeps.table().cells[i]) == 9) ++i;
      --sweeps.table().stage_high[i];
    };
    EXPECT_THAT(Caught(high_stage), HasSubstr("makes no progress for the opponent"));
  }
  const auto illegal = [](IntervalSweeps& sweeps) {
    sweeps.table().cells[FirstCell(sweeps, 700, [](int, int) { return true; })] = kIllegalCell;
  };
  EXPECT_THAT(Caught(illegal), HasSubstr("a position that the table marks as illegal"));
  const auto legal = [](IntervalSweeps& sweeps) {
    uint64_t i = 700;
    while (sweeps.table().cells[i] != kIllegalCell) ++i;
    sweeps.table().cells[i] = MakeCell(0, 0);
  };
  EXPECT_THAT(Caught(legal), HasSubstr("not a legal position, but it has values"));
}

// Every endless play counted as a draw: low = high = the median of low, 0 and high. All equations
// hold.
void EndlessPlayIsADraw(IntervalSweeps& sweeps) {
  for (uint64_t i = 0; i < sweeps.total_cells(); ++i) {
    CellValue& cell = sweeps.table().cells[i];
    if (cell == kIllegalCell) continue;
    const int median = std::clamp(0, int{LowOf(cell)}, int{HighOf(cell)});
    cell = MakeCell(median, median);
  }
}

TEST(TableCheck, OnlyTheMeasureTellsAWrongSolution) {
  EXPECT_THAT(Caught(EndlessPlayIsADraw), HasSubstr("progress"));
  EXPECT_EQ(Caught(EndlessPlayIsADraw, false), "");  // consistent
  // The greatest solution instead of the least satisfies the equations, too. It is refused before
  // any probe.
  const TestTable swapped("swapped", {}, [](IntervalSweeps& sweeps) {
    for (uint64_t i = 0; i < sweeps.total_cells(); ++i) {
      CellValue& cell = sweeps.table().cells[i];
      if (cell != kIllegalCell) cell = MakeCell(HighOf(cell), LowOf(cell));
    }
  });
  EXPECT_THAT(std::string(Table::Open(swapped.path()).status().message()),
              HasSubstr("in its dictionary"));
}

}  // namespace
}  // namespace hotstone::tables
