mod boardlab;
use boardlab::Board;

fn main() {
    let asked = std::io::read_to_string(std::io::stdin()).unwrap();
    let asked = asked.trim();
    let mut board = Board::new(3, 4, "torus");
    board.labels("letters", "zero");
    board.title("A \"walk\"\tof \\ two,\nünd 走 🤖");
    board.cells("bad", [(2, 2)]);
    board.clear("cells");
    board.cells("wall", [(1, 1), (0, 1)]);
    board.piece("nobody", (0, 0));
    board.remove("nobody");
    board.cells("plain", [(2, 3)]);
    board.piece("robot", (2, 0)).figure("robot").kind("first").letter("é1");
    board.piece("ring", (2, 0)).figure("ring").state("spent");
    board.text("plain", 7, (0, 3), false);
    board.text("good", "走", (0, 3), true);
    board.text("plain", "x", (0, 0), false);
    board.arrow("first", [(2, 0), (2, 3)]);
    board.path("second", [(0, 0), (0, 2), (2, 2)]);
    board.highlight("bad", [(1, 2)]);
    board.score(12);
    board.sentence("Said once.");
    board.event("walk");
    board.show();
    if asked == "kind" {
        board.cells("wal", [(0, 0)]);
    }
    if asked == "place" {
        board.path("good", [(0, 0), (3, 0)]);
    }
    if asked == "letter" {
        board.piece("robot", (0, 0)).letter("走走走走");
    }
    if asked == "labels" {
        board.labels("one", "one");
    }
    board.piece("robot", (2, 3)).state("chosen");
    board.remove("ring");
    board.cells("marked", [(0, 1)]);
    board.text("plain", "", (0, 0), false);
    board.clear("arrows");
    board.show();
    board.piece("robot", (0, 0)).kind("second");
    board.piece("star", (1, 0)).figure("star");
    board.remove("robot");
    board.piece("robot", (0, 1)).state("hit");
    board.piece("robot", (0, 2)).letter(7);
    board.highlight("good", [(0, 0)]);
    board.clear("highlights");
    board.highlight("marked", []);
    board.show();
    board.show();
    board.clear("pieces");
    board.piece("star", (2, 0));
    board.score("");
    board.show();
}
