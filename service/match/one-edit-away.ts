const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/** Every word with one letter inserted, deleted, replaced or swapped with the next: some 75 words per letter. */
export function* oneEditAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    for (const other of LETTERS) {
      yield before + other + letter + after
      if (letter && other !== letter) yield before + other + after
    }
    if (!letter) continue
    yield before + after
    const next = after.charAt(0)
    if (next && next !== letter) yield before + next + letter + after.slice(1)
  }
}
