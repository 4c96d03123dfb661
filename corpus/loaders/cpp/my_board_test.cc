// A board held against files of cases, with GoogleTest: a test for each case, named by its id.
//
//   g++ -std=c++17 my_board_test.cc -o my_board_test -lgtest -lgtest_main -pthread
//   HOTSTONE_CASES='a.jsonl b.jsonl' ./my_board_test
//
// Put your board in the place of MyBoard.
#include "my_board.h"

#include <gtest/gtest.h>

#include <cctype>
#include <sstream>

#include "hotstone_cases.h"

namespace {

// A case, printed by its name.
struct Named {
  nlohmann::json value;
  friend void PrintTo(const Named& c, std::ostream* out) { *out << c.value.value("id", ""); }
};

std::vector<Named> Cases() {
  const char* const named = std::getenv("HOTSTONE_CASES");
  std::istringstream files(named != nullptr ? named
                                            : "../../quick/basic-only-self_removal-none.jsonl");
  std::vector<Named> cases;
  for (std::string file; files >> file;) {
    for (auto& c : hotstone_cases::ReadCases(file)) cases.push_back({std::move(c)});
  }
  return cases;
}

class RulesTest : public ::testing::TestWithParam<Named> {};

TEST_P(RulesTest, AreKept) {
  const auto problems = hotstone_cases::Check(GetParam().value, [](int columns, int rows) {
    return std::make_unique<MyBoard>(columns, rows);
  });
  for (const std::string& problem : problems)
    ADD_FAILURE() << problem << "\n" << GetParam().value.value("source", "");
}

std::string NameOf(const ::testing::TestParamInfo<Named>& info) {
  std::string name = info.param.value["id"];
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Cases, RulesTest, ::testing::ValuesIn(Cases()), NameOf);

}  // namespace
