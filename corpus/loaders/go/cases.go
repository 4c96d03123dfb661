// Package cases reads files of cases (hotstone.case/1) and holds a board against them. The standard library only.
//
// Asked are moves, legality of the player to move, captures and stones. The end of a game and mandatory handicap
// passes are not. Points are "A1" to "T19", colours "B" and "W".
package cases

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"sort"
	"strings"
)

// Board is what a board under test must answer.
type Board interface {
	Put(color, point string)          // a stone of the setup
	IsLegal(color, point string) bool // for points off the board and with a stone on it as well
	Play(color, point string)         // a legal move, or "pass"
	Stones() map[string]string
}

// Entry is an expectation about a point or several.
type Entry struct {
	After  int      `json:"after"`
	Color  string   `json:"color"`
	At     string   `json:"at"`
	Why    string   `json:"why"`
	Points []string `json:"points"`
	Rows   []string `json:"rows"`
}

// Case is one line of a file. Rules is a name or an object with a preset.
type Case struct {
	Schema string               `json:"schema"`
	ID     string               `json:"id"`
	Source string               `json:"source"`
	Size   [2]int               `json:"size"`
	Setup  map[string][]string  `json:"setup"`
	ToMove string               `json:"to_move"`
	Moves  [][2]json.RawMessage `json:"moves"`
	Rules  json.RawMessage      `json:"rules"`
	Expect struct {
		Legal      []Entry `json:"legal"`
		Illegal    []Entry `json:"illegal"`
		LegalSet   []Entry `json:"legal_set"`
		KoPoints   []Entry `json:"ko_points"`
		CapturedBy []Entry `json:"captured_by"`
		Rows       []Entry `json:"rows"`
	} `json:"expect"`
}

// Columns are the letters of the columns, from the left.
const Columns = "ABCDEFGHJKLMNOPQRST"

// Read reads the cases of a file.
func Read(file io.Reader) ([]Case, error) {
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<26)
	var all []Case
	for lines.Scan() {
		line := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\uFEFF"))
		if line == "" {
			continue
		}
		c := Case{ToMove: "B"}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			return nil, err
		}
		if c.Schema != "hotstone.case/1" {
			return nil, fmt.Errorf("no case of hotstone.case/1: %s", line)
		}
		all = append(all, c)
	}
	return all, lines.Err()
}

// Points are all points of the board, A1 first, along the rows.
func (c *Case) Points() []string {
	var points []string
	for row := 1; row <= c.Size[1]; row++ {
		for column := 0; column < c.Size[0]; column++ {
			points = append(points, fmt.Sprintf("%c%d", Columns[column], row))
		}
	}
	return points
}

type walk struct {
	c        *Case
	board    Board
	after    int
	toMove   string
	problems []string
}

func (w *walk) problem(format string, words ...any) {
	w.problems = append(w.problems, fmt.Sprintf("%s, after %d moves: ", w.c.ID, w.after)+fmt.Sprintf(format, words...))
}

func (w *walk) ask(color, at string, legal bool, why string) {
	if at == "pass" || color != w.toMove || why == "game-over" || why == "handicap" {
		return
	}
	if w.board.IsLegal(color, at) != legal {
		w.problem("%s %s: legal is %v %s", color, at, legal, why)
	}
}

func (w *walk) now(entries []Entry) []Entry {
	var now []Entry
	for _, e := range entries {
		if e.After == w.after {
			now = append(now, e)
		}
	}
	return now
}

func (w *walk) askMoment() {
	for _, e := range w.now(w.c.Expect.Legal) {
		w.ask(e.Color, e.At, true, "")
	}
	for _, e := range w.now(w.c.Expect.Illegal) {
		w.ask(e.Color, e.At, false, e.Why)
	}
	for _, e := range w.now(w.c.Expect.LegalSet) {
		legal := map[string]bool{}
		for _, point := range e.Points {
			legal[point] = true
		}
		for _, point := range w.c.Points() {
			w.ask(e.Color, point, legal[point], "")
		}
	}
	for _, e := range w.now(w.c.Expect.KoPoints) {
		for _, point := range e.Points {
			w.ask(e.Color, point, false, "ko")
		}
	}
	for _, e := range w.now(w.c.Expect.Rows) {
		stones := map[string]string{}
		for i, point := range w.c.Points() {
			row := e.Rows[len(e.Rows)-1-i/w.c.Size[0]]
			if cell := row[i%w.c.Size[0]]; cell != '.' {
				stones[point] = map[byte]string{'X': "B", 'O': "W"}[cell]
			}
		}
		if fmt.Sprint(stones) != fmt.Sprint(w.board.Stones()) { // maps are printed in the order of their keys
			w.problem("other stones are on the board")
		}
	}
}

func (w *walk) play(color, at string) {
	before := map[string]bool{}
	for point := range w.board.Stones() {
		before[point] = true
	}
	if at != "pass" {
		before[at] = true
	}
	w.board.Play(color, at)
	w.after++
	w.toMove = map[string]string{"B": "W", "W": "B"}[color]
	for point := range w.board.Stones() {
		delete(before, point)
	}
	for _, e := range w.now(w.c.Expect.CapturedBy) {
		gone := []string{}
		for point := range before {
			gone = append(gone, point)
		}
		expected := append([]string{}, e.Points...)
		sort.Strings(gone)
		sort.Strings(expected)
		if fmt.Sprint(gone) != fmt.Sprint(expected) {
			w.problem("removed are %v, not %v", expected, gone)
		}
	}
}

// Check says what a board does otherwise than the case: sentences, none if nothing.
func (c *Case) Check(board Board) []string {
	for _, color := range []string{"B", "W"} {
		for _, point := range c.Setup[color] {
			board.Put(color, point)
		}
	}
	type asked struct {
		after     int
		color, at string
	}
	refused := map[asked]bool{}
	for _, e := range c.Expect.Illegal {
		refused[asked{e.After, e.Color, e.At}] = true
	}
	w := walk{c: c, board: board, toMove: c.ToMove}
	for _, entry := range c.Moves {
		var color, at string
		if err := json.Unmarshal(entry[0], &color); err != nil || color == "dead" {
			return w.problems // agreements on dead stones are nothing that a board knows
		}
		if err := json.Unmarshal(entry[1], &at); err != nil {
			return append(w.problems, err.Error())
		}
		if refused[asked{w.after, color, at}] {
			continue // listed as illegal: asked about, never made
		}
		w.askMoment()
		if at != "pass" && !board.IsLegal(color, at) {
			w.problem("%s %s is legal; nothing after it can be tested", color, at)
			return w.problems
		}
		w.play(color, at)
	}
	w.askMoment()
	return w.problems
}
