/** Texts that are remembered at most. */
const MAX = 20_000

/**
 * A function of a text that gives the same answer to the same text again: the cells of a column are often the same. Answers are shared and must
 * not be changed.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (answers.size >= MAX) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
