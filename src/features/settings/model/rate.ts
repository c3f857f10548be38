const MAX = 100

/** Dollars a record, read from what was typed; a fault in words where it cannot be read. */
export function rateFrom(typed: string): { rate: number } | { fault: string } {
  const text = typed.trim().replace(/^\$/, '')
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text)) return { fault: 'Enter dollars for one record, such as 0.04' }
  const rate = Number(text)
  return rate > MAX ? { fault: `At most $${MAX} for one record` } : { rate }
}
