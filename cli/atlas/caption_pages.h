// Atlas pages about captions: what a text says about a position, whether it comes true, and
// strategies to play against.
//
// Captions are decided as in `hotstone captions` (search/decide/caption_judge.h), with a smaller
// limit per search, so that an atlas takes about a minute; results that this leaves open are marked
// open. A strategy that proves a verdict was accepted by the checker of certify/, and is written as
// a game (strategy_game.h) if it is not too large.
#ifndef HOTSTONE_CLI_ATLAS_CAPTION_PAGES_H_
#define HOTSTONE_CLI_ATLAS_CAPTION_PAGES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "base/progress.h"
#include "cli/atlas/site.h"

namespace hotstone::cli {

struct CaptionLimits {
  std::vector<std::string> rules = {"ing-1996", "tromp-taylor"};
  std::vector<std::string> only;  // ids; empty: all
  uint64_t nodes = 3000;          // per search
  size_t situations = 4000;       // the largest strategy that is written
};

// InvalidArgument if an id does not name a caption.
absl::Status CheckCaptions(const CaptionLimits& limits);

// captions.html, caption/*.html and strategy/*.js. Errors of CaptionJudge; Cancelled if `progress`
// says stop.
absl::Status AddCaptions(const CaptionLimits& limits, Progress* progress, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_CAPTION_PAGES_H_
