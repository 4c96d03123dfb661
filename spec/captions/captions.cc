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

}  // namespace hotstone::spec
