#include "claims/promise/sentences.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"

namespace hotstone::claims {
namespace {

// The sentences in the order of the lists below.
namespace in_1996 {
enum { kHot, kDisturber, kNever, kCyclic, kDisturbingBan, kFlatBan, kDispute };
}
namespace in_1991 {
enum { kHot, kSettledStarter, kStarter, kNever, kFlatBan };
}

bool Has(SentenceSet set, int sentence) { return (set >> sentence & 1) != 0; }

// The rule set of the keys that differ from a preset.
spec::RuleSet Rules(const std::string& preset, const std::string& keys) {
  const auto rules = spec::ParseRuleSet(absl::StrCat(preset, keys));
  assert(rules.ok());
  return *rules;
}

spec::RuleSet Rules1996(SentenceSet set) {
  using namespace in_1996;
  std::string keys;
  if (!Has(set, kHot)) keys += ",hot=none";
  if (Has(set, kDisturber)) {
    if (!Has(set, kNever)) keys += ",same=board";
    if (!Has(set, kCyclic)) keys += ",cyclic=unclassified";
    if (!Has(set, kFlatBan)) {
      keys += Has(set, kDisturbingBan) ? ",unnamed=both-if-unclassified" : ",unnamed=nobody";
    }
  } else if (Has(set, kFlatBan)) {
    keys += ",cycle=second-cycle";
  } else if (Has(set, kDisturbingBan)) {
    keys += ",cycle=second-cycle,recycling=disturbing";
  } else {
    keys += ",cycle=none";
  }
  if (Has(set, kDispute)) keys += ",resume=dispute";
  return Rules("ing-1996", keys);
}

spec::RuleSet Rules1991(SentenceSet set) {
  using namespace in_1991;
  std::string keys;
  if (!Has(set, kHot)) keys += ",hot=none";
  if (Has(set, kFlatBan)) {
    keys += Has(set, kStarter) ? ",cycle=second-cycle+starter" : ",cycle=second-cycle";
  } else if (!Has(set, kSettledStarter)) {
    keys += ",cycle=none";
  } else if (!Has(set, kStarter)) {
    keys += ",recycling=disturbing";
  }
  const bool starter = Has(set, kFlatBan) ? Has(set, kStarter) : Has(set, kSettledStarter);
  if (starter && !Has(set, kNever)) keys += ",same=board";
  return Rules("ing-1991", keys);
}

}  // namespace

const std::vector<PromiseText>& PromiseTexts() {
  static const std::vector<PromiseText> texts = {
      {"1996",
       {{"hot",
         "a hot stone may not be retaken at once",
         {"ING96-R5-fighting-ko", "ING96-R5-hot-stone", "ING96-G308"},
         {}},
        {"disturber",
         "after one cycle the disturber must stop",
         {"ING96-R5-disturbing-ko", "ING96-G511"},
         {}},
        {"never",
         "he may never continue, whatever has changed elsewhere",
         {"ING96-R5-disturbing-ko"},
         {}},
        {"cyclic", "cyclic kos are disturbing", {"ING96-AFTERWORD-rare-kos"}, {}},
        {"disturbing-ban", "nobody may recycle in a disturbing ko", {"ING96-G517"}, {}},
        {"flat-ban",
         "nobody may recycle",
         {"ING96-R3-board-play", "ING96-G310"},
         in_1996::kDisturbingBan},
        {"dispute",
         "a paused game goes on only over a dispute",
         {"ING96-R4-verification", "ING96-G312"},
         {}}},
       Rules1996},
      {"1991",
       {{"hot",
         "a hot stone may not be retaken at once",
         {"ING91-1-kampf-ko", "ING91-1-hot-stones"},
         {}},
        {"settled-starter",
         "whoever started a cycle in a settled ko must stop",
         {"ING91-1-stoerungs-ko"},
         {}},
        {"starter", "whoever started a cycle must stop", {"ING91-0-ko"}, in_1991::kSettledStarter},
        {"never",
         "he may never continue, whatever has changed elsewhere",
         {"ING91-1-stoerungs-ko"},
         {}},
        {"flat-ban", "nobody may recycle", {"ING91-1-zug-auf-dem-brett"}, {}}},
       Rules1991}};
  return texts;
}

const PromiseText* FindPromiseText(std::string_view name) {
  const auto& texts = PromiseTexts();
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const PromiseText& text) { return text.name == name; });
  return found == texts.end() ? nullptr : &*found;
}

std::vector<SentenceSet> SetsOf(const PromiseText& text) {
  std::vector<SentenceSet> sets;
  for (SentenceSet set = 0; set < SentenceSet{1} << text.sentences.size(); ++set) {
    bool closed = true;
    for (size_t i = 0; i < text.sentences.size(); ++i) {
      const auto& weaker = text.sentences[i].contains;
      if ((set >> i & 1) != 0 && weaker.has_value()) closed &= (set >> *weaker & 1) != 0;
    }
    if (closed) sets.push_back(set);
  }
  return sets;
}

std::vector<std::string> IdsOf(const PromiseText& text, SentenceSet set) {
  SentenceSet contained = 0;
  for (size_t i = 0; i < text.sentences.size(); ++i) {
    const auto& weaker = text.sentences[i].contains;
    if ((set >> i & 1) != 0 && weaker.has_value()) contained |= SentenceSet{1} << *weaker;
  }
  std::vector<std::string> ids;
  for (size_t i = 0; i < text.sentences.size(); ++i) {
    if (((set & ~contained) >> i & 1) != 0) ids.push_back(text.sentences[i].id);
  }
  return ids;
}

}  // namespace hotstone::claims
