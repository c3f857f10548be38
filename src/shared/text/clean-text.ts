const ODD = /[^ -~]| {2}|^ | $/
const NOTHING = /^(n\/a|#n\/a|#ref!|#value!|null|nan|undefined|-+|\.+|\?+)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to lose
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+/g

/** A cell's text: composed, inner spaces single, nothing unseen; empty when it says `N/A`, `NULL` or `-`. */
export function cleanText(cell: string): string {
  if (cell === '') return cell
  const text = ODD.test(cell) ? cell.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() : cell
  return NOTHING.test(text) ? '' : text
}

/** The digits of a code that a spreadsheet or Parquet has made a number of: `2903.0` is `2903`. */
export const withoutDecimals = (text: string) =>
  text.includes('.') ? text.replace(/^(-?\d+)\.0*$/, '$1') : text
