# What programs get wrong, of a program. In English it is what the command line says.
cause = Your output is what a program prints that { mistake }.
mistake = { $mistake ->
    [shown-piece-rules] goes by the piece that shows now, not by the one that was removed
    [any-piece-is-next] does not look at the piece that was removed before
    [empty-tile-removable] removes from an empty tile
    [same-tile-twice] removes from the same tile twice in a row
    [stays-on-the-edge] lets a rook, bishop or queen on the edge stay where it is
    [rook-stops-anywhere] stops a rook before the edge
    [bishop-stops-anywhere] stops a bishop before the edge
    [queen-stops-anywhere] stops a queen before the edge
    [up-to-its-number] goes fewer steps than the number says
    [ring-of-its-number] goes to any cell at the distance of the number, not only in straight lines
    [knight-goes-three] moves a knight three steps in a row or a column
    [counts-from-zero] counts rows and columns from 0
    [column-first] writes the column before the row
   *[stops-without-end] ends without “0 0”
  }
