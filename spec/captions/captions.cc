#include <iterator>

#include "spec/captions/caption.h"
#include "spec/captions/caption_tables.h"

namespace hotstone::spec {

const std::vector<Caption>& Captions() {
  static const auto* const captions = [] {
    auto* all = new std::vector<Caption>;
    for (const auto table : {CaptionsOfIng96History, CaptionsOfIng96Glossary, CaptionsOfIng96Moves,
                             CaptionsOfIng96Breaths, CaptionsOfIng96Rare, CaptionsOfIng96Afterword,
                             CaptionsOfIng91, CaptionsOfZh}) {
      std::vector<Caption> rows = table();
      all->insert(all->end(), std::make_move_iterator(rows.begin()),
                  std::make_move_iterator(rows.end()));
    }
    return all;
  }();
  return *captions;
}

bool IsOfItsText(const Caption& caption, std::string_view preset) {
  if (preset.starts_with("ing-1996")) return caption.clause.starts_with("ING96-");
  if (preset.starts_with("ing-1991")) return caption.clause.starts_with("ING91-");
  return true;
}

}  // namespace hotstone::spec
