// The XML file of OpenGotha (results.h). These parts are read:
//
//   <Tournament>
//     <Players>    <Player name="Lo" firstName="Ada" .../>  </Players>
//     <Games>      <Game roundNumber="1" blackPlayer="LOADA" whitePlayer="MABO" knownColor="true"
//                        result="RESULT_BLACKWINS" .../>  </Games>
//     <ByePlayers> <ByePlayer roundNumber="2" player="LOADA"/>  </ByePlayers>
//   </Tournament>
//
// Games identify their players by name and first name without blanks, in capitals; both sides are
// normalised to that form here. The result is one of RESULT_BLACKWINS, RESULT_WHITEWINS,
// RESULT_EQUAL, RESULT_BOTHLOSE, RESULT_BOTHWIN, each also with the suffix _BYDEF, or
// RESULT_UNKNOWN, which is no game yet. The file is UTF-8.
//
// In the file above Ada Lo had Black in round 1 and beat Bo Ma, and had a bye in round 2.
//
// There is one root, and no text next to it; <Players>, <Games> and <ByePlayers> may occur several
// times, and all are read. A <Player>, <Game> or <ByePlayer> anywhere else is refused, since it
// would be ignored. An attribute that is read occurs once in its element and is UTF-8. A reference
// such as &#0; that is not a character would cut a value short, and is refused wherever it occurs.
//
// pugixml parses the XML; it records the offset of each element, which gives the line and column of
// an error.
#include <algorithm>
#include <map>
#include <pugixml.hpp>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"
#include "formats/sgf/sgf_charset.h"
#include "tournament/formats/capitals.h"
#include "tournament/formats/game_ends.h"
#include "tournament/formats/results.h"

namespace hotstone::tournament {
namespace {

constexpr size_t kShownOfXml = 60;  // bytes of a wrong value in a message

constexpr GameEnds kEnds = EndsInWords("RESULT_BLACKWINS", "RESULT_WHITEWINS", "RESULT_EQUAL",
                                       "RESULT_BOTHLOSE", "RESULT_BOTHWIN");
constexpr std::string_view kByDefault = "_BYDEF";

// The start of the first character reference that names no character: 0, or beyond the last one;
// npos if there is none.
size_t FindBadReference(std::string_view text) {
  for (size_t at = text.find("&#"); at != std::string_view::npos; at = text.find("&#", at + 1)) {
    const bool is_hex = at + 2 < text.size() && text[at + 2] == 'x';
    const size_t begin = at + (is_hex ? 3 : 2);
    const size_t end =
        text.find_first_not_of(is_hex ? "0123456789abcdefABCDEF" : "0123456789", begin);
    if (end == begin || end == std::string_view::npos || text[end] != ';') continue;
    const std::string digits(text.substr(begin, end - begin));
    uint32_t number = 0;
    const bool fits =
        is_hex ? absl::SimpleHexAtoi(digits, &number) : absl::SimpleAtoi(digits, &number);
    if (!fits || number == 0 || number > 0x10FFFF) return at;
  }
  return std::string_view::npos;
}

class OpenGothaReader {
 public:
  OpenGothaReader(std::string_view text, std::string_view file) : text_(text), file_(file) {
    for (size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
      line_ends_.push_back(at);
    }
  }

  absl::StatusOr<Crosstable> Read();

 private:
  absl::Status ErrorAt(size_t offset, const std::string& what) const {
    const auto next = std::lower_bound(line_ends_.begin(), line_ends_.end(), offset);
    const size_t begin = next == line_ends_.begin() ? 0 : *(next - 1) + 1;
    return formats::LineError({file_, static_cast<int>(next - line_ends_.begin()) + 1},
                              offset - begin, what);
  }
  absl::Status Error(const pugi::xml_node& node, const std::string& what) const {
    return ErrorAt(static_cast<size_t>(std::max<ptrdiff_t>(node.offset_debug(), 0)), what);
  }
  absl::StatusOr<std::string> Need(const pugi::xml_node& node, const char* key) const;
  absl::StatusOr<bool> ColoursKnown(const pugi::xml_node& node) const;
  absl::StatusOr<pugi::xml_node> Root(const pugi::xml_document& document) const;
  absl::StatusOr<int> Round(const pugi::xml_node& node) const;
  absl::StatusOr<int> Player(const pugi::xml_node& node, const char* key) const;
  absl::Status AddPlayer(const pugi::xml_node& node);
  absl::Status AddGame(const pugi::xml_node& node);
  absl::Status AddBye(const pugi::xml_node& node);
  using Add = absl::Status (OpenGothaReader::*)(const pugi::xml_node& node);
  // Checks that elements of this name occur only in a block of that name in the root.
  absl::Status CheckPlaces(const pugi::xml_node& root, const char* block,
                           const std::string& name) const;
  // Adds each element of this name in each block of that name.
  absl::Status AddAll(const pugi::xml_node& root, const char* block, const char* name, Add add);

  std::string_view text_;
  std::string file_;
  std::vector<size_t> line_ends_;
  std::map<std::string, int> numbers_;
  Crosstable table_;
};

absl::StatusOr<std::string> OpenGothaReader::Need(const pugi::xml_node& node,
                                                  const char* key) const {
  const std::string element = absl::StrCat("<", node.name(), ">");
  const pugi::xml_attribute attribute = node.attribute(key);
  if (!attribute) return Error(node, absl::StrCat(element, " needs the attribute ", key));
  for (auto other = attribute.next_attribute(); other; other = other.next_attribute()) {
    if (std::string_view(other.name()) == key) {
      return Error(node, absl::StrCat(element, " has the attribute ", key, " twice"));
    }
  }
  std::string value = attribute.value();
  if (formats::IsUtf8(value)) return value;
  return Error(
      node, absl::StrCat(key, " is ", formats::ShownBytes(value, kShownOfXml),
                         ", which is not UTF-8; expected a file in UTF-8, as OpenGotha writes it"));
}

absl::StatusOr<bool> OpenGothaReader::ColoursKnown(const pugi::xml_node& node) const {
  if (!node.attribute("knownColor")) return true;
  ASSIGN_OR_RETURN(const auto word, Need(node, "knownColor"));
  if (word == "true" || word == "false") return word == "true";
  return Error(node, absl::StrCat("knownColor is ", formats::ShownBytes(word, kShownOfXml),
                                  "; expected true or false"));
}

absl::StatusOr<int> OpenGothaReader::Round(const pugi::xml_node& node) const {
  ASSIGN_OR_RETURN(const auto word, Need(node, "roundNumber"));
  int round = 0;
  const bool digits = word.find_first_not_of("0123456789") == std::string::npos;
  if (digits && absl::SimpleAtoi(word, &round) && round >= 1 && round <= Crosstable::kMostRounds)
    return round;
  return Error(node, absl::StrCat("roundNumber is ", formats::ShownBytes(word, kShownOfXml),
                                  "; expected a number from 1 to ", Crosstable::kMostRounds));
}

absl::StatusOr<int> OpenGothaReader::Player(const pugi::xml_node& node, const char* key) const {
  ASSIGN_OR_RETURN(const auto word, Need(node, key));
  const auto found = numbers_.find(CapitalsWithoutBlanks(word));
  if (found != numbers_.end()) return found->second;
  return Error(node, absl::StrCat(key, " is ", formats::ShownBytes(word, kShownOfXml),
                                  "; no <Player> has this name and first name in capitals"));
}

absl::Status OpenGothaReader::AddPlayer(const pugi::xml_node& node) {
  ASSIGN_OR_RETURN(const auto name, Need(node, "name"));
  ASSIGN_OR_RETURN(const auto first_name, Need(node, "firstName"));
  const std::string whole = first_name.empty() ? name : absl::StrCat(name, " ", first_name);
  const auto number = table_.AddPlayer(whole);
  if (!number.ok()) return Error(node, std::string(number.status().message()));
  if (numbers_.emplace(CapitalsWithoutBlanks(name + first_name), *number).second)
    return absl::OkStatus();
  return Error(node,
               absl::StrCat("two players have the name ", formats::ShownBytes(whole, kShownOfXml),
                            " when written in capitals without blanks"));
}

absl::Status OpenGothaReader::AddGame(const pugi::xml_node& node) {
  TournamentGame game;
  ASSIGN_OR_RETURN(game.round, Round(node));
  ASSIGN_OR_RETURN(game.black, Player(node, "blackPlayer"));
  ASSIGN_OR_RETURN(game.colours_known, ColoursKnown(node));
  ASSIGN_OR_RETURN(game.white, Player(node, "whitePlayer"));
  ASSIGN_OR_RETURN(const auto result, Need(node, "result"));
  if (result == "RESULT_UNKNOWN") return absl::OkStatus();
  std::string_view word = result;
  if (word.ends_with(kByDefault)) word.remove_suffix(kByDefault.size());
  if (!SetEnd(kEnds, word, game)) {
    return Error(
        node,
        absl::StrCat(
            "result is ", formats::ShownBytes(result, kShownOfXml),
            "; expected RESULT_BLACKWINS, "
            "RESULT_WHITEWINS, RESULT_EQUAL, RESULT_BOTHLOSE, RESULT_BOTHWIN, one of these with "
            "_BYDEF, or RESULT_UNKNOWN"));
  }
  const auto status = table_.AddGame(game);
  return status.ok() ? status : Error(node, std::string(status.message()));
}

absl::Status OpenGothaReader::AddBye(const pugi::xml_node& node) {
  ASSIGN_OR_RETURN(const auto round, Round(node));
  ASSIGN_OR_RETURN(const auto player, Player(node, "player"));
  const auto status = table_.AddBye({round, player});
  return status.ok() ? status : Error(node, std::string(status.message()));
}

absl::Status OpenGothaReader::CheckPlaces(const pugi::xml_node& root, const char* block,
                                          const std::string& name) const {
  // In document order; without recursion, because a file may be nested deeply.
  for (pugi::xml_node node = root; node;) {
    const pugi::xml_node parent = node.parent();
    const bool in_place = std::string_view(parent.name()) == block && parent.parent() == root;
    if (node.name() == name && !in_place) {
      return Error(node, absl::StrCat("<", name, "> is outside <", block,
                                      "> in <Tournament>, where it would be ignored"));
    }
    pugi::xml_node next = node.first_child();
    while (!next && node && node != root) {
      next = node.next_sibling();
      if (!next) node = node.parent();
    }
    node = next;
  }
  return absl::OkStatus();
}

absl::Status OpenGothaReader::AddAll(const pugi::xml_node& root, const char* block,
                                     const char* name, Add add) {
  RETURN_IF_ERROR(CheckPlaces(root, block, name));
  for (const pugi::xml_node& one : root.children(block)) {
    for (const pugi::xml_node& node : one.children(name)) {
      RETURN_IF_ERROR((this->*add)(node));
    }
  }
  return absl::OkStatus();
}

// The one element of the document, which must be <Tournament>.
absl::StatusOr<pugi::xml_node> OpenGothaReader::Root(const pugi::xml_document& document) const {
  const pugi::xml_node root = document.document_element();
  if (!root) return ErrorAt(0, "this is not XML: it has no element; expected <Tournament>");
  if (std::string_view(root.name()) != "Tournament") {
    return Error(
        root, absl::StrCat("the file begins with <", formats::ShownBytes(root.name(), kShownOfXml),
                           ">; expected <Tournament>, as OpenGotha writes it"));
  }
  for (const pugi::xml_node& node : document.children()) {
    if (node == root) continue;
    const std::string what =
        node.type() == pugi::node_element
            ? absl::StrCat("a second root, <", formats::ShownBytes(node.name(), kShownOfXml), ">")
            : absl::StrCat("text, ", formats::ShownBytes(node.value(), kShownOfXml), ",");
    return Error(
        node,
        absl::StrCat(what, " outside <Tournament>; expected one <Tournament> and nothing else"));
  }
  return root;
}

absl::StatusOr<Crosstable> OpenGothaReader::Read() {
  if (const size_t nul = text_.find('\0'); nul != std::string_view::npos)
    return ErrorAt(nul, "the file contains a NUL byte");
  if (const size_t bad = FindBadReference(text_); bad != std::string_view::npos)
    return ErrorAt(bad, "this reference does not name a character");
  pugi::xml_document document;
  const pugi::xml_parse_result parsed = document.load_buffer(
      text_.data(), text_.size(), pugi::parse_default | pugi::parse_fragment, pugi::encoding_utf8);
  if (!parsed) {
    const auto offset = static_cast<size_t>(std::max<ptrdiff_t>(parsed.offset, 0));
    return ErrorAt(std::min(offset, text_.size()),
                   absl::StrCat("this is not XML: ", parsed.description()));
  }
  ASSIGN_OR_RETURN(const auto root, Root(document));
  // Games and byes name players, who may come after them in the file.
  RETURN_IF_ERROR(AddAll(root, "Players", "Player", &OpenGothaReader::AddPlayer));
  RETURN_IF_ERROR(AddAll(root, "Games", "Game", &OpenGothaReader::AddGame));
  RETURN_IF_ERROR(AddAll(root, "ByePlayers", "ByePlayer", &OpenGothaReader::AddBye));
  return std::move(table_);
}

}  // namespace

absl::StatusOr<Crosstable> ParseOpenGotha(std::string_view text, std::string_view file) {
  return OpenGothaReader(text, file).Read();
}

}  // namespace hotstone::tournament
