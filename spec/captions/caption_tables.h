// The captions by text and chapter; captions.cc joins them.
//
// Every caption of the illustrations, of the glossary entries on moves, breaths and ko, of the
// history chapter and of the afterword has a row. So does each sentence of 1991 and of the Chinese
// glossary that says what happens in a ko. The rest of the texts states rules and shows nothing
// (docs/reference/clauses.md).
#ifndef HOTSTONE_SPEC_CAPTIONS_CAPTION_TABLES_H_
#define HOTSTONE_SPEC_CAPTIONS_CAPTION_TABLES_H_

#include <vector>

#include "spec/captions/caption.h"

namespace hotstone::spec {

std::vector<Caption> CaptionsOfIng96History();   // the history chapter
std::vector<Caption> CaptionsOfIng96Glossary();  // 308 to 312, 405 to 407, 501 to 517
std::vector<Caption> CaptionsOfIng96Moves();     // S1 to S20
std::vector<Caption> CaptionsOfIng96Breaths();   // Q1 to Q12
std::vector<Caption> CaptionsOfIng96Rare();      // bent four, P1 to P6, H1 to H6
std::vector<Caption> CaptionsOfIng96Afterword();
std::vector<Caption> CaptionsOfIng91();
std::vector<Caption> CaptionsOfZh();

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_CAPTION_TABLES_H_
