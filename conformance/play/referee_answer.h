// The parts of the referee's JSON answers (docs/howto/gtp-and-referee.md): one function for each
// group of keys.
#ifndef HOTSTONE_CONFORMANCE_PLAY_REFEREE_ANSWER_H_
#define HOTSTONE_CONFORMANCE_PLAY_REFEREE_ANSWER_H_

#include <string>

#include "conformance/play/judge.h"
#include "formats/case/referee_request.h"
#include "formats/json_line.h"

namespace hotstone::conformance {

// schema, id: the start of every answer.
formats::JsonLine BeginAnswer(const formats::RequestId& id);

// op, game (null if the request itself contained the game).
void AddRequest(const formats::RefereeRequest& request, formats::JsonLine& answer);

// color, at, legal, reason, why, clause, ban_ends, repeats, captured, self_removed, hot, paused,
// ended, says.
void AddJudgement(const Judgement& judgement, const std::string& says, formats::JsonLine& answer);

// plies, to_move, paused, ended.
void AddState(const Referee& referee, formats::JsonLine& answer);

// rules, rows, legal_set, ko_points, hot, score: everything that a player could want to see.
void AddBoard(const Referee& referee, formats::JsonLine& answer);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_REFEREE_ANSWER_H_
