/** Where a part of a text must be in a word: at its beginning, at its end, or anywhere. */
export interface WordEdges {
  begins: boolean
  ends: boolean
}

/** All words as one text, each between line breaks, and which of them contain a part. */
export interface WordText {
  /** The numbers of the words with a part, ascending; undefined when there are more than `max`. */
  find(part: string, edges: WordEdges, max: number): number[] | undefined
}

const NEW_LINE = 10

/**
 * The words of a file. A byte is a character of the text, which takes half the memory of the words and finds the same: no part of UTF-8 is
 * within another character.
 */
export function wordText(bytes: Buffer): WordText {
  const text = bytes.toString('latin1')
  const starts = startsIn(bytes)

  /** The number of the word at a position. */
  function wordAt(position: number): number {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    find(part, { begins, ends }, max) {
      const wanted = `${begins ? '\n' : ''}${Buffer.from(part).toString('latin1')}${ends ? '\n' : ''}`
      const found: number[] = []
      let at = text.indexOf(wanted)
      while (at >= 0) {
        if (found.length === max) return undefined
        const word = wordAt(begins ? at + 1 : at)
        found.push(word)
        const next = starts[word + 1]
        // From the line break before the next word on, which a part may begin with.
        at = next === undefined ? -1 : text.indexOf(wanted, next - 1)
      }
      return found
    },
  }
}

/** Where each word starts; the text begins and ends with a line break. */
function startsIn(bytes: Buffer): Uint32Array {
  let count = 0
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) count++
  const starts = new Uint32Array(Math.max(0, count - 1))
  let at = 0
  for (let word = 0; word < starts.length; word++) {
    starts[word] = at + 1
    at = bytes.indexOf(NEW_LINE, at + 1)
  }
  return starts
}
