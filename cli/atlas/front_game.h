// The game that plays itself on the first page of the atlas, and with which the judge begins: a ko
// on 9x9. Black takes, White passes, Black plays elsewhere, White takes back. Every move is legal
// under ing-1996.
#ifndef HOTSTONE_CLI_ATLAS_FRONT_GAME_H_
#define HOTSTONE_CLI_ATLAS_FRONT_GAME_H_

#include <string>

namespace hotstone::answers {
struct Course;
}

namespace hotstone::cli {

answers::Course FrontCourse();

// Its first position, a row a line.
std::string FrontRows();

// JSON of answers::StoryOf.
std::string FrontStory();

// What follows the # of the address at which the judge shows it.
std::string FrontLink();

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_FRONT_GAME_H_
