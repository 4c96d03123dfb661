// Saves and restores the state of a search: Save and Load of solution_graph.h.
//
// A node is saved with its key and what is known about it; a choice with the move, the oracle's
// answer, and whether it was started. Answers, and the nodes that they lead to, are recomputed from
// the plays. The nodes that wait for a node are saved in order, so a resumed search does step by
// step what it would have done.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "search/solution/solution_graph.h"

namespace hotstone::search {
namespace {

constexpr uint8_t kSeen = 1;
constexpr uint8_t kMet = 2;
constexpr uint8_t kProgress = 1;
constexpr uint8_t kTakenUp = 2;
constexpr uint8_t kNoticed = 4;

absl::Status NoState(std::string_view what) {
  return absl::InvalidArgumentError(
      absl::StrCat("not a state of this search: ", std::string(what)));
}

void PutNumbers(StateWriter& writer, const std::vector<uint32_t>& numbers) {
  writer.Put<uint64_t>(numbers.size());
  for (const uint32_t number : numbers) writer.Put(number);
}

absl::Status GetNumbers(StateReader& reader, uint64_t below, std::vector<uint32_t>& numbers) {
  const auto count = reader.Get<uint64_t>();
  for (uint64_t i = 0; i < count && reader.status().ok(); ++i) {
    numbers.push_back(reader.Get<uint32_t>());
    if (numbers.back() >= below) return NoState("a position is missing");
  }
  return reader.status();
}

}  // namespace

void SolutionGraph::SaveNode(StateWriter& writer, const Node& node) const {
  writer.Put(node.position.key);
  writer.Put<uint8_t>((node.seen ? kSeen : 0) | (node.met ? kMet : 0));
  if (node.met) {
    writer.Put(node.rank);
    return;
  }
  writer.Put<uint32_t>(static_cast<uint32_t>(node.waiting.size()));
  for (const auto& [who, choice] : node.waiting) {
    writer.Put(who);
    writer.Put(choice);
  }
  writer.Put<uint16_t>(static_cast<uint16_t>(node.choices.size()));
  for (const Choice& choice : node.choices) {
    writer.Put(choice.move);
    writer.Put<uint8_t>((choice.progress ? kProgress : 0) | (choice.taken_up ? kTakenUp : 0) |
                        (choice.noticed ? kNoticed : 0));
    writer.Put(choice.distance);
  }
}

void SolutionGraph::Save(StateWriter& writer) const {
  writer.Put<uint64_t>(nodes_.size());
  for (const Node& node : nodes_) SaveNode(writer, node);
  PutNumbers(writer, way_);
  PutNumbers(writer, again_);
}

absl::Status SolutionGraph::LoadChoice(StateReader& reader, Node& node) {
  const auto move = reader.Get<uint8_t>();
  const auto flags = reader.Get<uint8_t>();
  auto choice = ChoiceBy(plays_, node.position, move);
  if (!choice.has_value()) return NoState(absl::StrCat("point ", move, " cannot be played"));
  choice->progress = (flags & kProgress) != 0;
  choice->distance = reader.Get<uint64_t>();
  node.choices.push_back({*std::move(choice), {}, 0});
  node.choices.back().taken_up = (flags & kTakenUp) != 0;
  node.choices.back().noticed = (flags & kNoticed) != 0;
  return reader.status();
}

absl::Status SolutionGraph::LoadNode(StateReader& reader, uint64_t count) {
  const auto key = reader.Get<uint64_t>();
  const auto flags = reader.Get<uint8_t>();
  if (!reader.status().ok()) return reader.status();
  const auto position = plays_.Checked(key);
  if (!position.has_value()) return NoState(absl::StrCat(key, " is not the key of a position"));
  const auto number = static_cast<uint32_t>(nodes_.size());
  if (NodeOf(*position) != number) return NoState(absl::StrCat("key ", key, " occurs twice"));
  Node& node = nodes_.back();
  node.seen = (flags & kSeen) != 0;
  node.met = (flags & kMet) != 0;
  if (node.met) {
    node.rank = reader.Get<uint16_t>();
    return reader.status();
  }
  const auto waiting = reader.Get<uint32_t>();
  for (uint32_t i = 0; i < waiting && reader.status().ok(); ++i) {
    const auto who = reader.Get<uint32_t>();
    node.waiting.emplace_back(who, reader.Get<uint32_t>());
    if (who >= count) return NoState("a missing position is waiting");
  }
  const auto choices = reader.Get<uint16_t>();
  for (uint16_t i = 0; i < choices && reader.status().ok(); ++i) {
    RETURN_IF_ERROR(LoadChoice(reader, node));
  }
  return reader.status();
}

absl::Status SolutionGraph::Load(StateReader& reader) {
  const auto count = reader.Get<uint64_t>();
  for (uint64_t i = 0; i < count; ++i) {
    RETURN_IF_ERROR(LoadNode(reader, count));
  }
  for (Node& node : nodes_) {
    for (Choice& choice : node.choices) {
      if (!choice.taken_up) continue;
      for (const OpponentAnswer& answer : choice.answers) {
        const auto found = numbers_.find(answer.to.key);
        if (found == numbers_.end()) return NoState("an answer is missing");
        choice.asked.push_back(found->second);
        choice.open += nodes_[found->second].met ? 0 : 1;
      }
      choice.answers = {};
    }
  }
  // A waiting node must require what it waits for, as often as it waits.
  uint64_t waits = 0;
  uint64_t open = 0;
  for (uint32_t number = 0; number < nodes_.size(); ++number) {
    for (const Choice& choice : nodes_[number].choices) open += choice.open;
    for (const auto& [who, choice] : nodes_[number].waiting) {
      const Node& waiting = nodes_[who];
      if (waiting.met) continue;
      ++waits;
      if (choice >= waiting.choices.size() ||
          std::count(waiting.choices[choice].asked.begin(), waiting.choices[choice].asked.end(),
                     number) == 0)
        return NoState("a position waits for one that it does not ask for");
    }
  }
  if (waits != open) return NoState("a position that asks does not wait");
  absl::Status numbers = GetNumbers(reader, nodes_.size(), way_);
  if (numbers.ok()) numbers = GetNumbers(reader, nodes_.size(), again_);
  return numbers;
}

}  // namespace hotstone::search
