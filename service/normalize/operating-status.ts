import type { OperatingStatus } from '#contract/trust.ts'
import { remember } from './remember.ts'

/** What columns of a status, and of a date or a flag of it, say of a company. */

const wordsOf = (text: string) => text.split(/;\s*/).map((word) => word.trim())

/** Words of a status in small letters: of a license or a registration too, as one that is denied or superseded is of no open company. */
const words: Record<OperatingStatus, readonly string[]> = {
  Open: wordsOf(`open;active;operational;operating;in operation;in business;open for business;issued;exists;in existence;
good standing;current;reinstated;renewed;approved;aai`),
  TemporarilyClosed: wordsOf(`temporarily closed;closed temporarily;temporary closed`),
  Closed:
    wordsOf(`closed;permanently closed;closed permanently;out of business;gone out of business;went out of business;inactive;
dissolved;administratively dissolved;voluntarily dissolved;judicially dissolved;dissolved (term expired);canceled;canceled upon request;
denied;refused;rejected;revoked;expired;terminated;withdrawn;relinquished;merged;merged out;converted;consolidated;superseded;deprecated;
deactivated;deleted;defunct;ceased;liquidated;forfeited;surrendered;aac;rev;rea`),
}

const statusOfWord = new Map<string, OperatingStatus>(
  (Object.keys(words) as OperatingStatus[]).flatMap((status) => words[status].map((word) => [word, status])),
)

const yes = new Set(['1', 'true', 'yes', 'y', 't'])
const no = new Set(['0', 'false', 'no', 'n', 'f'])

/** The status that a text names: "permanently_closed", "Active", "TemporarilyClosed"; undefined for a word that is not known. */
export const statusOfText = remember((cell): OperatingStatus | undefined => {
  const text = cell
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_-]/g, ' ')
    .replace(/cancell?ed/, 'canceled')
  return statusOfWord.get(text)
})

/** The status by a column that says yes to open companies. */
export function statusOfFlag(cell: string): OperatingStatus | undefined {
  const flag = cell.trim().toLowerCase()
  if (yes.has(flag)) return 'Open'
  return no.has(flag) ? 'Closed' : undefined
}
