import type { Kind } from '#contract/kind.ts'
import type { FieldExample, Merge, MergeReport, PairDecision } from '#contract/merges.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { columnLabel } from '#files/columns.ts'
import { dayOfYearText, minuteText } from '#shared/text/dates.ts'
import { count, NONE, phone, some } from '#shared/text/format.ts'

const quoted = (name: string) => `“${name}”`
const MAX_EXAMPLE = 60
const cut = (text: string) => (text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE - 1)}…` : text)

const valueText = (field: string, text: string) =>
  cut(field === 'Phone' || field === 'Fax' ? phone(text) : text)

const groups: Readonly<Record<string, string>> = {
  name: 'Name',
  address: 'Address',
  location: 'Location',
  phone: 'Phone and fax',
  web: 'Web and email',
  industry: 'Industry',
  size: 'Size',
  contact: 'Contact',
  status: 'Operating status',
  household: 'Household',
  other: 'Other fields',
}

const states: Record<Merge['state'], string> = {
  comparing: 'comparing',
  ready: 'compared',
  merging: 'merging',
  failed: 'failed',
  canceled: 'canceled',
}

const reportStates: Record<MergeReport['state'], string> = {
  inUse: 'The merged version is in use.',
  pending: 'The merged version waits to be used. Searches use the version before.',
  stored: 'The merged version is stored. Another version is in use.',
  removed: 'The merged version was removed.',
}

/** Texts of merging one data set into another one. */
export const mergeMessages = {
  link: 'Merge',
  linkTo: (name: string) => `Merge another data set into ${name}`,
  merges: 'Merges',
  title: (from: string, into: string) => `Merge ${quoted(from)} into ${quoted(into)}`,
  documentTitle: (from: string, into: string) => `Merge ${from} into ${into} · Catchment`,
  lead: (kind: Kind, from: number, into: number) => `${counted(kind, from)} into ${counted(kind, into)}.`,
  unchanged: 'Nothing changes until you merge.',
  back: 'Data',
  notFound: 'No such merge',
  notFoundHint: 'It was removed. Merges are stored until there are ten later ones.',
  toData: 'Go to Data',
  states,
  merged: 'merged',
  began: (iso: string) => minuteText(new Date(iso)),
  remove: (from: string, into: string) => `Remove the merge of ${from} into ${into}`,
  start: {
    title: (name: string) => `Merge another data set into ${quoted(name)}`,
    documentTitle: (name: string) => `Merge into ${name} · Catchment`,
    lead: (name: string) =>
      `Records that are in both complete those of ${quoted(name)}, field by field. Others are added. First the data sets are compared, which changes nothing.`,
    set: 'Data set to merge',
    option: (kind: Kind, name: string, records: number | undefined) =>
      records === undefined ? name : `${name} (${counted(kind, records)})`,
    compare: 'Compare',
    noOthers: (kind: Kind) => `There is no other data set of ${kindNames[kind].many}. Import one first.`,
    earlier: 'Compared before',
    noSet: (name: string) => `There is no data set ${quoted(name)}`,
  },
  loading: 'Loading the merge',
  result: 'Result',
  comparing: 'Comparing the data sets',
  merging: 'Merging the data sets',
  starting: 'Starting',
  note: 'This page can be closed: it goes on.',
  cancel: 'Cancel',
  again: 'Compare again',
  canceled: 'The comparison was canceled. The data is unchanged.',
  failed: 'The comparison failed',
  mergeFailed: 'The merge failed',
  threshold: {
    title: 'Which records are the same',
    note: 'by probability',
    labels: ['In doubt from this probability', 'Merged at this probability or more'] as const,
    percent: (value: number) => `${value}%`,
    bar: (value: number, pairs: number) => `${value}%: ${some(pairs, 'pair')}`,
    merged: 'Merged',
    inDoubt: 'In doubt',
    added: 'Added',
    mergedAt: (threshold: number) => `${threshold}% or more`,
    doubtedAt: (doubt: number) => `${doubt}% or more: not in the data`,
    addedAt: (doubt: number) => `under ${doubt}%, or no pair`,
    known: (records: number) =>
      `${some(records, 'record')} of the merged ones ${records === 1 ? 'is' : 'are'} known from an earlier merge or by the source’s own id.`,
    further: (pairs: number) =>
      `${some(pairs, 'pair')} in doubt ${pairs === 1 ? 'is' : 'are'} over the threshold, for a record that takes a more probable one.`,
    nothing: 'No record of one data set is like one of the other. All are added.',
    near: 'Around the threshold',
    nearHead: ['Probability', 'In both data sets', 'Becomes'],
    becomes: { merged: 'merged', doubted: 'in doubt', added: 'added' },
  },
  fields: {
    title: 'Which value is used',
    lead: (into: string) =>
      `An empty field is completed. Where both have a value, the selected data set wins; the next merge into ${quoted(into)} begins with your selection.`,
    head: ['Fields', 'Completed', 'In conflict', 'Winner'],
    none: 'No merged record would change in any field.',
    group: (group: string) => groups[group] ?? group,
    unit: (field: string) => columnLabel(field),
    winner: (what: string) => `Winner: ${what}`,
    asGroup: 'As above',
    byField: (group: string) => `${groups[group] ?? group}: each field`,
    count: (n: number) => (n === 0 ? NONE : count(n)),
    completedExample: (field: string, { name, from }: FieldExample) =>
      `${name}: ${columnLabel(field)} ${quoted(valueText(field, from))}`,
    conflictExample: (field: string, { name, into, from }: FieldExample) =>
      `${name}: ${quoted(valueText(field, into))} or ${quoted(valueText(field, from))}`,
  },
  hold: 'Show what changes before it is used',
  holdHint: 'Searches use the version before until you press “Use this version”.',
  merge: (kind: Kind, merged: number, added: number) =>
    added === 0 ? `Merge ${counted(kind, merged)}` : `Merge ${count(merged)}, add ${counted(kind, added)}`,
  mergeAgain: (kind: Kind, merged: number, added: number) =>
    `Merge again: ${count(merged)} merged, ${counted(kind, added)} added`,
  apply: (decisions: number) => `Apply ${some(decisions, 'decision')}`,
  notApplied: (decisions: number) =>
    `${some(decisions, 'decision')} ${decisions === 1 ? 'is' : 'are'} not in the merged version yet.`,
  review: (pairs: number) => `Review ${some(pairs, 'pair')} in doubt`,
  report: {
    title: 'Merged',
    ended: (iso: string) => minuteText(new Date(iso)),
    states: reportStates,
    merged: 'Merged',
    added: 'Added',
    inDoubt: 'In doubt',
    unchanged: 'As they were',
    doubt: (pairs: number) =>
      `${some(pairs, 'record')} in doubt ${pairs === 1 ? 'is' : 'are'} not in the data. Review ${pairs === 1 ? 'it' : 'them'}, then merge again: nothing is compared twice.`,
    completed: (fields: number) => `Completed, by field: ${some(fields, 'field')}`,
    conflicts: (fields: number) => `In conflict, by field: ${some(fields, 'field')}`,
    fieldHead: ['Field', 'Records'],
    list: 'Save every record as CSV',
    undo: 'Use the version before',
    undoHint: (built: string) => `To undo: the version before the merge, built ${built}, is stored.`,
    built: (version: string) => builtText(version),
  },
  pairs: {
    title: 'Pairs in doubt',
    documentTitle: 'Pairs in doubt · Catchment',
    back: 'Merge',
    list: 'Pairs',
    progress: (decided: number, total: number) => `${count(decided)} of ${count(total)} decided`,
    none: 'No pair is in doubt at these thresholds.',
    percent: (probability: number) => `${Math.floor(100 * probability)}%`,
    signs: { open: 'not decided', same: 'the same', different: 'different', later: 'later' } satisfies Record<
      PairDecision,
      string
    >,
    pair: (at: number, total: number) => `Pair ${count(at + 1)} of ${count(total)}`,
    probability: (probability: number) => `${Math.floor(100 * probability)}% likely the same`,
    field: 'Field',
    differences: 'Where they differ',
    otherFields: 'Other fields',
    same: 'The same',
    different: 'Different',
    later: 'Later',
    laterHint: 'Decide later',
    applyNone: 'Apply decisions',
    undo: 'Undo',
    decided: (name: string, decision: PairDecision) => `${name}: ${mergeMessages.pairs.signs[decision]}`,
    undone: (name: string) => `Undone: ${name}`,
    nothingToUndo: 'Nothing to undo',
    counts: (same: number, different: number, later: number) =>
      `${count(same)} the same · ${count(different)} different · ${count(later)} later`,
    loading: 'Loading the pairs',
    notStored: (problem: string) => `The decision was not stored. ${problem}`,
  },
} as const

/** "shops@20261126T063756723Z" as "26 Nov 2026". */
function builtText(version: string): string {
  const [, y, m, d] = /@(\d{4})(\d\d)(\d\d)T/.exec(version) ?? []
  return dayOfYearText(new Date(`${y}-${m}-${d}T12:00`))
}
