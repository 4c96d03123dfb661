// A board held against files of cases: go test. HOTSTONE_CASES names other files.
package cases

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// myBoard is a placeholder for your board: simple ko, no self-removal.
type myBoard struct {
	columns, rows int
	stones        map[string]string
	ban           string
}

func parts(point string) (int, int) {
	row, _ := strconv.Atoi(point[1:])
	return strings.IndexByte(Columns, point[0]), row
}

func other(color string) string { return map[string]string{"B": "W", "W": "B"}[color] }

func (b *myBoard) beside(point string) []string {
	column, row := parts(point)
	var points []string
	for _, d := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		x, y := column+d[0], row+d[1]
		if x >= 0 && x < b.columns && y >= 1 && y <= b.rows {
			points = append(points, fmt.Sprintf("%c%d", Columns[x], y))
		}
	}
	return points
}

func (b *myBoard) chain(stones map[string]string, point string) (chain, liberties map[string]bool) {
	chain, liberties = map[string]bool{point: true}, map[string]bool{}
	for left := []string{point}; len(left) > 0; {
		p := left[0]
		left = left[1:]
		for _, q := range b.beside(p) {
			if color, there := stones[q]; !there {
				liberties[q] = true
			} else if color == stones[point] && !chain[q] {
				chain[q] = true
				left = append(left, q)
			}
		}
	}
	return chain, liberties
}

func (b *myBoard) placed(color, point string) (stones map[string]string, captured []string) {
	stones = map[string]string{point: color}
	for p, c := range b.stones {
		stones[p] = c
	}
	for _, q := range b.beside(point) {
		if stones[q] != other(color) {
			continue
		}
		if chain, liberties := b.chain(stones, q); len(liberties) == 0 {
			for p := range chain {
				delete(stones, p)
				captured = append(captured, p)
			}
		}
	}
	return stones, captured
}

func (b *myBoard) Put(color, point string) { b.stones[point] = color }

func (b *myBoard) Stones() map[string]string { return b.stones }

func (b *myBoard) IsLegal(color, point string) bool {
	column, row := parts(point)
	if _, there := b.stones[point]; there || column >= b.columns || row > b.rows || b.ban == color+point {
		return false
	}
	stones, _ := b.placed(color, point)
	_, liberties := b.chain(stones, point)
	return len(liberties) > 0
}

func (b *myBoard) Play(color, point string) {
	b.ban = ""
	if point == "pass" {
		return
	}
	stones, captured := b.placed(color, point)
	b.stones = stones
	chain, liberties := b.chain(stones, point)
	if len(captured) == 1 && len(chain) == 1 && len(liberties) == 1 {
		b.ban = other(color) + captured[0]
	}
}

func TestRulesAreKept(t *testing.T) {
	files := os.Getenv("HOTSTONE_CASES")
	if files == "" {
		files = "../../quick/basic-only-self_removal-none.jsonl"
	}
	for _, name := range strings.Fields(files) {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		all, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			c := &all[i]
			t.Run(c.ID, func(t *testing.T) {
				for _, problem := range c.Check(&myBoard{c.Size[0], c.Size[1], map[string]string{}, ""}) {
					t.Error(problem, "-", c.Source)
				}
			})
		}
		file.Close()
	}
}
