// The commands of the toy engine: a line into words, a word into a point, a point into a word.
//
// Only two functions, ReadPoint and PointText, convert points, so the mistake about column I is
// made in both directions, as in a program that does not know that GTP omits I. The SGF reader
// takes SZ, AB, AW and PL of the first node and ignores everything else.
//
// For example, `7 play W B1` after `play B A1` on a board of two points becomes Play('W', 1) of the
// game, whose words for a refusal come back as `?7 illegal move: ko`.
#include "conformance/seeded/toy_engine.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {
namespace {

constexpr char kOnlyPlay[] = ",only-play";
constexpr int kToyOff = -1;
constexpr int kToyPass = -2;

constexpr std::array<const char*, 18> kToyCommands = {
    "all_legal",      "boardsize",        "captures",      "clear_board",
    "fixed_handicap", "is_legal",         "known_command", "komi",
    "list_commands",  "list_stones",      "loadsgf",       "name",
    "play",           "protocol_version", "quit",          "rectangular_boardsize",
    "undo",           "version"};

char ToyColor(const std::string& word) {
  const char c = word.empty() ? ' ' : word[0];
  return c == 'b' || c == 'B' ? 'B' : c == 'w' || c == 'W' ? 'W' : '.';
}

// The values of each property of the first node: SZ[5]AB[aa][bb].
std::map<std::string, std::vector<std::string>> ToySgfNode(const std::string& text) {
  std::map<std::string, std::vector<std::string>> node;
  std::string name;
  bool fresh = true;  // a letter starts another property
  size_t i = text.find(';');
  while (i != std::string::npos && ++i < text.size()) {
    const char c = text[i];
    if (c == ';' || c == ')' || c == '(') break;
    if (std::isupper(static_cast<unsigned char>(c)) != 0) {
      if (fresh) name.clear();
      fresh = false;
      name += c;
    }
    if (c != '[') continue;
    std::string value;
    while (++i < text.size() && text[i] != ']') {
      if (text[i] == '\\' && i + 1 < text.size()) ++i;
      value += text[i];
    }
    node[name].push_back(value);
    fresh = true;
  }
  return node;
}

}  // namespace

absl::StatusOr<ToyRules> ToyRulesOf(const spec::RuleSet& rules) {
  const auto refused = [&rules](const char* why) {
    return absl::InvalidArgumentError(absl::StrCat(
        "the toy engine does not play ", spec::RuleSetName(rules), ": ", why,
        " (it has simple ko, psk, ssk or nssk, each with self_removal none, groups or any)"));
  };
  ToyRules toy;
  const auto cycle = rules.cycle.Only();
  if (rules.hot == spec::HotLayer::kHot || rules.capture_ends || rules.handicap > 0) {
    return refused("it supports no hot stones beyond simple ko, no capture go and no handicap");
  }
  if (rules.hot == spec::HotLayer::kBasic) {
    if (cycle != spec::Cycle::kNone) return refused("it does not combine simple ko with superko");
    toy.ko = ToyRules::Ko::kSimple;
  } else if (cycle == spec::Cycle::kNone) {
    toy.ko = ToyRules::Ko::kNone;
  } else if (cycle == spec::Cycle::kPsk) {
    toy.ko = ToyRules::Ko::kPositional;
  } else if (cycle == spec::Cycle::kSsk) {
    toy.ko = ToyRules::Ko::kSituational;
  } else if (cycle == spec::Cycle::kNssk) {
    toy.ko = ToyRules::Ko::kNatural;
  } else {
    return refused("it has no such cycle rule");
  }
  toy.suicide = rules.self_removal == spec::SelfRemoval::kNone     ? ToyRules::Suicide::kNone
                : rules.self_removal == spec::SelfRemoval::kGroups ? ToyRules::Suicide::kOfSeveral
                                                                   : ToyRules::Suicide::kAny;
  return toy;
}

absl::StatusOr<ToySetup> ParseToySetup(std::string_view mistake, std::string_view rules) {
  ToySetup setup;
  if (mistake.ends_with(kOnlyPlay)) {
    setup.only_play = true;
    mistake.remove_suffix(std::string_view(kOnlyPlay).size());
  }
  ASSIGN_OR_RETURN(setup.mistake, ParseToyMistake(mistake));
  ASSIGN_OR_RETURN(const auto law, spec::ParseRuleSet(rules));
  ASSIGN_OR_RETURN(setup.rules, ToyRulesOf(law));
  return setup;
}

ToyEngine::ToyEngine(const ToySetup& setup) : setup_(setup), game_(setup.rules, setup.mistake) {}

std::string ToyEngine::Answer(std::string_view line) {
  Words words = absl::StrSplit(std::string(line), absl::ByAnyChar(" \t\r"), absl::SkipEmpty());
  if (words.empty()) return "";
  std::string id;
  uint64_t number = 0;
  if (absl::SimpleAtoi(words[0], &number)) {
    id = words[0];
    words.erase(words.begin());
  }
  const Reply reply = words.empty() ? Reply{false, "syntax error"} : Do(words);
  return absl::StrCat(reply.ok ? "=" : "?", id, reply.text.empty() ? "" : " ", reply.text, "\n\n");
}

bool ToyEngine::Knows(std::string_view command) const {
  if (setup_.only_play && (command == "is_legal" || command == "all_legal")) return false;
  return std::find(kToyCommands.begin(), kToyCommands.end(), command) != kToyCommands.end();
}

ToyEngine::Reply ToyEngine::List() const {
  Words known;
  for (const char* command : kToyCommands) {
    if (Knows(command)) known.emplace_back(command);
  }
  return {true, absl::StrJoin(known, "\n")};
}

ToyEngine::Reply ToyEngine::Do(const Words& words) {
  const std::string& name = words[0];
  if (!Knows(name)) return {false, "unknown command"};
  if (name == "protocol_version") return {true, "2"};
  if (name == "name") return {true, "Hotstone's toy"};
  if (name == "version") return {true, "1"};
  if (name == "list_commands") return List();
  if (name == "known_command")
    return {true, words.size() == 2 && Knows(words[1]) ? "true" : "false"};
  if (name == "komi") return {};
  if (name == "quit") {
    quit_ = true;
    return {};
  }
  if (name == "boardsize" || name == "rectangular_boardsize") return Size(words);
  if (name == "clear_board") {
    game_.Clear();
    return {};
  }
  if (name == "undo") return game_.Undo() ? Reply{} : Reply{false, "cannot undo"};
  if (name == "play") return Play(words);
  if (name == "is_legal") return IsLegal(words);
  if (name == "all_legal") return Points(words, true);
  if (name == "list_stones") return Points(words, false);
  if (name == "fixed_handicap") return Handicap(words);
  if (name == "captures") {
    if (words.size() != 2 || ToyColor(words[1]) == '.') return {false, "syntax error"};
    return {true, absl::StrCat(game_.Taken(ToyColor(words[1])))};
  }
  return LoadSgf(words);
}

ToyEngine::Reply ToyEngine::Size(const Words& words) {
  int cols = 0;
  int rows = 0;
  if (words.size() < 2 || !absl::SimpleAtoi(words[1], &cols) ||
      !absl::SimpleAtoi(words.back(), &rows)) {
    return {false, "syntax error"};
  }
  if (cols < 1 || cols > 19 || rows < 1 || rows > 19) return {false, "unacceptable size"};
  game_.Size(cols, rows);
  return {};
}

int ToyEngine::ReadPoint(const std::string& word) const {
  const ToyBoard& board = game_.board();
  if (word.size() == 4 && (word[0] == 'p' || word[0] == 'P')) return kToyPass;
  int row = 0;
  if (word.size() < 2 || !absl::SimpleAtoi(word.substr(1), &row)) return kToyOff;
  int col = std::toupper(static_cast<unsigned char>(word[0])) - 'A';
  const bool has_i = board.Has(ToyBug::kColumnI);
  if (col == 8 && !has_i) return kToyOff;
  if (col > 8 && !has_i) --col;
  if (col < 0 || col >= board.cols() || row < 1 || row > board.rows()) return kToyOff;
  return (board.rows() - row) * board.cols() + col;
}

std::string ToyEngine::PointText(int p) const {
  const ToyBoard& board = game_.board();
  int col = p % board.cols();
  if (col >= 8 && !board.Has(ToyBug::kColumnI)) ++col;
  return absl::StrCat(std::string(1, static_cast<char>('A' + col)),
                      board.rows() - p / board.cols());
}

ToyEngine::Reply ToyEngine::Play(const Words& words) {
  if (words.size() != 3 || ToyColor(words[1]) == '.') return {false, "syntax error"};
  const int p = ReadPoint(words[2]);
  if (p == kToyOff) return {false, "illegal move"};
  const auto why =
      p == kToyPass ? game_.Pass(ToyColor(words[1])) : game_.Play(ToyColor(words[1]), p);
  return why.has_value() ? Reply{false, *why} : Reply{};
}

ToyEngine::Reply ToyEngine::IsLegal(const Words& words) {
  if (words.size() != 3 || ToyColor(words[1]) == '.') return {false, "syntax error"};
  const int p = ReadPoint(words[2]);
  return {true, p >= 0 && game_.Legal(ToyColor(words[1]), p) ? "1" : "0"};
}

ToyEngine::Reply ToyEngine::Points(const Words& words, bool legal) {
  if (words.size() != 2 || ToyColor(words[1]) == '.') return {false, "syntax error"};
  const char color = ToyColor(words[1]);
  Words points;
  for (int p = 0; p < game_.board().points(); ++p) {
    if (legal ? game_.Legal(color, p) : game_.board().At(p) == color)
      points.push_back(PointText(p));
  }
  return {true, absl::StrJoin(points, " ")};
}

// The ways from the middle to the stones, in the order of GTP 2, section 4.1.1.
ToyEngine::Reply ToyEngine::Handicap(const Words& words) {
  const ToyBoard& board = game_.board();
  const int side = board.cols();
  int count = 0;
  if (words.size() != 2 || !absl::SimpleAtoi(words[1], &count)) return {false, "syntax error"};
  const int most = side > 7 && side % 2 == 1 ? 9 : 4;
  const int least = board.Has(ToyBug::kHandicapOfOne) ? 1 : 2;
  if (side < 7 || side != board.rows() || count < least || count > most)
    return {false, "invalid number of stones"};
  if (board.cells().find_first_not_of('.') != std::string::npos &&
      !board.Has(ToyBug::kHandicapOnStones))
    return {false, "board not empty"};
  std::vector<std::pair<int, int>> ways = {{-1, 1}, {1, -1}, {-1, -1}, {1, 1}};
  if (board.Has(ToyBug::kHandicapThirdAtRight)) std::swap(ways[2], ways[3]);
  if (count >= 6) ways.insert(ways.end(), {{-1, 0}, {1, 0}});
  if (count >= 8) ways.insert(ways.end(), {{0, -1}, {0, 1}});
  ways.resize(std::min(ways.size(), static_cast<size_t>(count)));
  if (static_cast<int>(ways.size()) < count) ways.emplace_back(0, 0);
  const int far = side / 2 - (side < 13 || board.Has(ToyBug::kHandicapOnThirdLine) ? 2 : 3);
  std::vector<std::pair<char, int>> stones;
  Words names;
  for (const auto& [x, y] : ways) {
    // On a board of even size the corners lie around a middle between the points.
    const int col = side / 2 + x * far - (x > 0 && side % 2 == 0 ? 1 : 0);
    const int row = side / 2 + y * far - (y > 0 && side % 2 == 0 ? 1 : 0);
    stones.emplace_back('B', row * side + col);
    names.push_back(PointText(row * side + col));
  }
  game_.SetUp(stones, 'W');
  return {true, absl::StrJoin(names, " ")};
}

ToyEngine::Reply ToyEngine::LoadSgf(const Words& words) {
  const Reply bad = {false, "cannot load file"};
  if (words.size() != 2) return bad;
  const auto text = ReadWholeFile(words[1], size_t{1} << 20);
  return text.ok() && LoadRecord(*text) ? Reply{} : bad;
}

bool ToyEngine::LoadRecord(const std::string& text) {
  auto node = ToySgfNode(text);
  if (node["SZ"].size() != 1) return false;
  const std::vector<std::string> sizes = absl::StrSplit(node["SZ"][0], ':');
  int cols = 0;
  int rows = 0;
  if (!absl::SimpleAtoi(sizes.front(), &cols) || !absl::SimpleAtoi(sizes.back(), &rows))
    return false;
  if (cols < 1 || cols > 19 || rows < 1 || rows > 19) return false;
  std::vector<std::pair<char, int>> stones;
  for (const auto& [name, color] : {std::pair{"AB", 'B'}, {"AW", 'W'}}) {
    for (const std::string& point : node[name]) {
      if (point.size() != 2) return false;
      const int x = point[0] - 'a';
      const int y = point[1] - 'a';
      if (x < 0 || x >= cols || y < 0 || y >= rows) return false;
      stones.emplace_back(color, y * cols + x);
    }
  }
  if (cols == game_.board().cols() && rows == game_.board().rows()) {
    game_.Clear();
  } else {
    game_.Size(cols, rows);
  }
  game_.SetUp(stones, node["PL"].size() == 1 ? ToyColor(node["PL"][0]) : 'B');
  return true;
}

}  // namespace hotstone::conformance
