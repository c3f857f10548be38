const MAX = 100

/** Dollars a record from typed text, or the error message of text that is no rate. */
export function rateFrom(typed: string): { rate: number } | { error: string } {
  const text = typed.trim().replace(/^\$/, '')
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text)) return { error: 'Enter dollars for one record, such as 0.04' }
  const rate = Number(text)
  return rate > MAX ? { error: `At most $${MAX} for one record` } : { rate }
}
