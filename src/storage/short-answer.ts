/** Items of a list that are kept, and characters at most of one answer. */
const MAX_STORED_ITEMS = 20
const MAX_ANSWER = 48_000

interface ShortAnswer {
  answer?: string
  items?: { all: number; kept: number }
}

/** An answer as JSON text, short: of a list its first items and how many there were, nothing of what is too long even so. */
export function shortenAnswer(answer: unknown): ShortAnswer {
  if (answer === undefined) return {}
  if (!Array.isArray(answer)) {
    const text = JSON.stringify(answer)
    return text.length > MAX_ANSWER ? {} : { answer: text }
  }
  const kept = itemsThatFit(answer.slice(0, MAX_STORED_ITEMS))
  return {
    answer: JSON.stringify(kept),
    ...(kept.length < answer.length && { items: { all: answer.length, kept: kept.length } }),
  }
}

/** The first items that have room together. */
function itemsThatFit(items: readonly unknown[]): unknown[] {
  let room = MAX_ANSWER
  const end = items.findIndex((item) => {
    room -= JSON.stringify(item).length + 1
    return room < 0
  })
  return end < 0 ? [...items] : items.slice(0, end)
}
