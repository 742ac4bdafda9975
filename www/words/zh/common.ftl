# How texts are put together: the blanks and the punctuation of the language.

# Two sentences.
sentences = { $one }{ $other }
# A sentence that has no full stop yet.
ended = { $text }。
# Two items of a list.
listed = { $one }、{ $other }
# Two parts of a sentence, or of a label.
apart = { $one }，{ $other }
labelled = { $name }：{ $value }
bracketed = { $text }（{ $inside }）
