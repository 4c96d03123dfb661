// Atlas pages that tell games: named positions, examples from the texts, types of cycles, endless
// games, and the readings that judge them.
//
// Each function makes a list page and the pages it links to. Legality on a page is computed by the
// law when the atlas is made (game_story.h); the lists come from files of the project.
#ifndef HOTSTONE_CLI_ATLAS_STORY_PAGES_H_
#define HOTSTONE_CLI_ATLAS_STORY_PAGES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "answers/records/game_story.h"
#include "base/progress.h"
#include "cli/atlas/site.h"
#include "formats/case/case_reader.h"

namespace hotstone::cli {

// One page with stories: the pictures, and below them the table of refusals.
struct StoryPage {
  std::string path;
  std::string title;
  std::string about;                    // HTML, above the board
  std::vector<answers::Shown> stories;  // at least one
  std::string after;                    // HTML, below
  std::string words = {};               // text: a sentence for searches and previews
};
absl::Status AddStoryPage(const StoryPage& page, Site& site);

// How each preset and each reading judges the course: a table, as HTML.
std::string RefusalTable(const answers::Course& course);

// positions.html and position/*.html, from corpus/named/*positions.jsonl.
absl::Status AddPositions(const std::vector<formats::CaseLine>& cases, Progress& progress,
                          Site& site);

// examples.html and example/*.html, from corpus/named/text-examples.jsonl.
absl::Status AddExamples(const std::vector<formats::CaseLine>& cases, Site& site);

// cycles.html and cycle/*.html, from docs/results/cycle-catalogue.md: InvalidArgument if the page
// is not in the form that `hotstone cycles` writes. Types have an example from `cases`, which are
// those of AddPositions, beside their smallest one.
absl::Status AddCycles(std::string_view catalogue, const std::vector<formats::CaseLine>& cases,
                       Site& site);

// endless.html: a game of any length under cycle=square, on a few small boards.
absl::Status AddEndless(Progress& progress, Site& site);

// readings.html: presets and readings with their keys.
absl::Status AddReadings(Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_STORY_PAGES_H_
