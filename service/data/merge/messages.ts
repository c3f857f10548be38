import type { Phase } from '../progress.ts'
import type { MergePreview, MergeResult } from './stored-merge.ts'

const n = (count: number) => count.toLocaleString('en-US')
const line = (count: number, text: string) => `${n(count).padStart(10)}  ${text}`
const cell = (count: number) => n(count).padStart(12)

/** Fields that are named in a report. */
const SHOWN = 12

const fields = (title: string, list: MergeResult['completed']) =>
  list.length === 0 ? [] : [title, ...list.slice(0, SHOWN).map(({ field, records }) => line(records, field))]

/** The texts of `npm run data` on merging one data set into another one. */
export const mergeMessages = {
  progress: 'Comparing records',
  /** Steps of a comparison, where they have other names than those of a build. */
  steps: { rows: 'Comparing records', compare: 'Counting fields' } as Partial<Record<Phase, string>>,
  unexpected:
    'This stopped with an unexpected error. The data is unchanged. The log of the service has the details.',
  preview: ({ into, from, kind, records, threshold, doubt, moving }: MergePreview) =>
    [
      `${from} (${n(records.from)} ${kind}) into ${into} (${n(records.into)}). Nothing has changed.`,
      ` threshold${'merged'.padStart(12)}${'in doubt'.padStart(12)}${'added'.padStart(12)}`,
      ...moving.map(
        (at) =>
          `${at.threshold === threshold ? '*' : ' '}${at.threshold.toFixed(2).padStart(9)}${cell(at.merged)}${cell(at.inDoubt)}${cell(at.added)}`,
      ),
      `* is used unless --threshold is given. Pairs with a probability of ${doubt} or more that are not merged are in doubt.`,
    ].join('\n'),
  result: ({ into, from, threshold, counts, completed, conflicts }: MergeResult) =>
    [
      `Merged ${from} into ${into}, at a probability of ${threshold} or more:`,
      line(counts.merged, 'merged'),
      line(counts.added, 'added'),
      line(counts.inDoubt, 'in doubt: in the list, not in the data'),
      line(counts.unchanged, 'as they were'),
      ...fields('Completed, by field:', completed),
      ...fields('In conflict, by field:', conflicts),
    ].join('\n'),
  list: (file: string) => `Every record, with fields completed and in conflict: ${file}`,
  review: (file: string) =>
    `Pairs in doubt: write same or different in the column decision of a copy of that list and merge again with --decisions ${file}`,
  undo: (before: string) => `To undo: npm run data -- use ${before}`,
  sameSet: (name: string) => `"${name}" cannot be merged into itself`,
  bothKinds: (into: string, from: string) =>
    `There are companies and people named "${into}" and "${from}": select one with --kind`,
  noSets: (into: string, from: string) =>
    `There are no two data sets of one kind named "${into}" and "${from}". "npm run data -- list" shows all`,
  noDecisions: (file: string) => `There is no file ${file}`,
  noDecisionColumns: (file: string, missing: readonly string[]) =>
    `${file} has no column ${missing.join(', ')}: it must be a merge.csv`,
  wrongDecision: (text: string) => `A decision is same or different, not "${text}"`,
  notAProbability: (option: string, text: string) =>
    `--${option} must be a number from 0 to 1, not "${text}"`,
  notAWinner: (text: string, known: readonly string[]) =>
    `--prefer takes FIELD=from or FIELD=into, or several with commas between them, not "${text}". Fields and groups: ${known.join(', ')}`,
} as const
