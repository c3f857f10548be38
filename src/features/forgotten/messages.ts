import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { dayOfYearText } from '#shared/text/dates.ts'
import { some } from '#shared/text/format.ts'

/** Texts about records that are forgotten. */
export const forgottenMessages = {
  action: (kind: Kind) => `Forget this ${kindNames[kind].one}…`,
  title: (kind: Kind) => `Forget this ${kindNames[kind].one}?`,
  lead: (name: string) =>
    `${name} will be excluded from all searches, counts, matches, exports and look-ups of this service, for everybody.`,
  lasting:
    'This lasts: the record is recognized by its Id and by keyed hashes of its name with its address, phone and email, also in later releases and other data sets. Anyone who has the same details is excluded too.',
  limits:
    'Corrections of the record are removed for good. The imported files still contain it. Lists and exports that people have stored lose it when they are next loaded or refreshed; downloaded files are not changed. You can lift this on the Data page.',
  reason: 'Reason',
  reasonHint: 'For the list of forgotten records. Do not write a name here.',
  confirm: 'Forget',
  done: (suppressed: number) =>
    suppressed === 0
      ? 'Forgotten. The data in use has no such record now.'
      : `Forgotten. ${some(suppressed, 'record is', 'records are')} no longer found.`,

  list: 'Forgotten records',
  listHint: 'Excluded from every answer, also in later releases. No details are stored.',
  head: { what: 'Record', when: 'Forgotten', by: 'By', reason: 'Reason', actions: 'Actions' },
  byDetails: (entry: string) => `Details (hash ${entry})`,
  day: (iso: string) => dayOfYearText(new Date(iso)),
  lift: 'Lift',
  liftLabel: (what: string) => `Lift: ${what}`,
  lifted: 'Lifted. Records in the data are found again.',
  kind: (kind: Kind) => kindNames[kind].Title,
  more: (shown: number, total: number) => `The latest ${shown} of ${total}.`,
} as const
