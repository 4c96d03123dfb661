#include "answers/book/book_files.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "formats/json_line.h"
#include "formats/sgf/sgf_charset.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {
namespace {

using formats::JsonLine;
using formats::SgfTree;

std::string MoveName(const BookMove& move) {
  return spec::MoveName({spec::Color::kBlack, move.at});
}

template <typename Value>
void SetOrNull(JsonLine& line, std::string_view key, const std::optional<Value>& value) {
  value.has_value() ? line.Set(key, *value) : line.SetNull(key);
}

std::optional<std::string> FileOf(const Book& book, const std::optional<size_t>& certificate) {
  if (!certificate.has_value()) return std::nullopt;
  return book.certificates[*certificate].file;
}

JsonLine NodeJson(const Book& book, const BookNode& node) {
  const spec::Situation& situation = node.situation;
  JsonLine line;
  line.Set("line", node.line)
      .Set("rows", situation.position.ToText())
      .Set("to_move", spec::Letter(situation.to_move));
  std::optional<std::string> ban;
  if (!situation.bans.empty()) ban = spec::PointName(*situation.bans.begin());
  SetOrNull(line, "ban", ban);
  line.Set("lo", node.lo).Set("hi", node.hi).Set("settled", node.settled);
  if (node.held) line.Set("held", true);
  SetOrNull(line, "at_least", FileOf(book, node.at_least));
  SetOrNull(line, "at_most", FileOf(book, node.at_most));
  std::vector<JsonLine> moves;
  for (const BookMove& move : node.moves) {
    JsonLine one;
    one.Set("move", MoveName(move)).Set("lo", move.lo).Set("hi", move.hi);
    SetOrNull(one, "next", move.next);
    SetOrNull(one, "listed", move.listed);
    moves.push_back(std::move(one));
  }
  line.Set("moves", moves);
  return line;
}

std::string NodeComment(const Book& book, size_t number) {
  const BookNode& node = book.nodes[number];
  std::string text = absl::StrCat("node ", number, ": ", spec::ColorName(node.situation.to_move),
                                  " to move, ", BookValue(node.lo, node.hi));
  if (node.settled) text += "; settled";
  if (node.held) text += node.moves.empty() ? "; held" : "; the play holds the board";
  for (const auto& certificate : {node.at_least, node.at_most}) {
    if (const auto file = FileOf(book, certificate)) {
      absl::StrAppend(&text, "; ",
                      formats::IsUtf8(*file) ? *file : formats::ShownBytes(*file, file->size()));
    }
  }
  for (const BookMove& move : node.moves) {
    if (move.listed == false) {
      absl::StrAppend(&text, "\n", MoveName(move), " keeps the value; not in the certificate");
    }
  }
  return text;
}

class SgfWriter {
 public:
  SgfWriter(const Book& book, const spec::RuleSet& rules)
      : book_(book),
        tree_(formats::SgfRecord(rules, book.nodes[0].situation.position,
                                 book.nodes[0].situation.to_move, {})) {}

  std::string Write() {
    std::vector<int> places(book_.nodes.size(), -1);  // of the nodes in the tree
    places[0] = 0;
    Add(0, "C", NodeComment(book_, 0));
    // By plies, so a node has its place before its moves follow.
    for (size_t i = 0; i < book_.nodes.size(); ++i) {
      const BookNode& node = book_.nodes[i];
      for (const BookMove& move : node.moves) {
        const int child = static_cast<int>(tree_.nodes.size());
        tree_.nodes[static_cast<size_t>(places[i])].children.push_back(child);
        tree_.nodes.emplace_back();
        Add(child, spec::Letter(node.situation.to_move),
            move.at.has_value() ? formats::SgfPointName(*move.at, node.situation.position.size())
                                : "");
        if (!move.next.has_value()) {
          Add(child, "C", absl::StrCat(BookValue(move.lo, move.hi), "; not followed"));
        } else if (places[*move.next] < 0) {
          places[*move.next] = child;
          Add(child, "C", NodeComment(book_, *move.next));
        } else {
          Add(child, "C", absl::StrCat("as node ", *move.next));
        }
      }
    }
    return formats::WriteSgf(tree_);
  }

 private:
  void Add(int node, const std::string& name, const std::string& text) {
    tree_.nodes[static_cast<size_t>(node)].properties.push_back(
        {name, {formats::SgfValue{formats::EscapeSgf(text), {}}}, {}});
  }

  const Book& book_;
  SgfTree tree_;
};

}  // namespace

std::string BookValue(int lo, int hi) {
  return lo == hi ? absl::StrCat("value ", lo) : absl::StrCat("value ", lo, "..", hi);
}

std::string BookJson(const Book& book, const BookOrigin& origin) {
  std::vector<JsonLine> certificates;
  for (const BookCertificate& one : book.certificates) {
    JsonLine line;
    line.Set("file", one.file)
        .Set("side", spec::Letter(one.solution.header.side))
        .Set("at_least", one.solution.header.at_least)
        .Set("entries", one.checked.situations);
    if (one.sha256.has_value()) {
      line.Set("sha256", *one.sha256).Set("claim", one.checked.claim);
    }
    certificates.push_back(std::move(line));
  }
  std::vector<JsonLine> nodes;
  for (const BookNode& node : book.nodes) nodes.push_back(NodeJson(book, node));
  JsonLine line;
  line.Set("schema", "hotstone.book/1")
      .Set("version", kVersion)
      .Set("board", book.nodes[0].situation.position.size().ToString())
      .Set("rules", spec::RuleSetName(origin.rules));
  SetOrNull(line, "table_sha256", origin.table_sha256);
  line.Set("complete", book.complete).Set("certificates", certificates).Set("nodes", nodes);
  return line.ToString() + "\n";
}

std::string BookSgf(const Book& book, const spec::RuleSet& rules) {
  return SgfWriter(book, rules).Write();
}

}  // namespace hotstone::answers
