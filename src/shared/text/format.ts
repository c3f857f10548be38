const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

export const MINUS = '−'
export const NONE = '–'

/** A count with thousands commas and a true minus: "−1,204". */
export function count(n: number): string {
  return n < 0 ? MINUS + whole.format(-n) : whole.format(n)
}

/** So many of something, whose plural takes an s unless it is given: "1 sheet", "1,204 sheets". */
export function some(n: number, one: string, many = `${one}s`): string {
  return `${count(n)} ${n === 1 ? one : many}`
}

/** A change with its sign: "+527", "−1,204", "±0". */
export function change(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${count(n)}` : count(n)
}

/** Dollars in short: "$1.4M". */
export function dollars(n: number): string {
  return `$${short.format(n)}`
}

/** A share with one decimal: "26.8%". */
export function percent(part: number, total: number): string {
  return total > 0 ? `${((100 * part) / total).toFixed(1)}%` : NONE
}

/** A North American phone number as people write it; any other digits as they are. */
export function phone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits
}

/** Seconds of an answer: "0.18 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

/** A range label with an en dash: "5–9". */
export function range(label: string): string {
  return label.replaceAll('-', '–')
}
