import type { Kind } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { dayOfYearText, minuteText } from '#shared/text/dates.ts'
import { count, NONE, some } from '#shared/text/format.ts'
import { sizeText } from '#shared/text/size.ts'
import type { NameError } from '../model/sets.ts'

const nameErrors: Record<NameError, string> = {
  empty: 'A data set needs a name',
  taken: 'Another data set has this name',
  letters: 'Up to 60 letters, digits, dots, hyphens and underscores, the first a letter or digit',
}

/** Texts of the page of data sets. */
export const dataSetMessages = {
  documentTitle: 'Data · Catchment',
  title: 'Data',
  lead: 'The companies and people that searches run over.',
  loading: 'Loading the data sets',
  inUse: 'In use',
  others: 'Other data sets',
  noOthers: 'There is no other data set to switch to.',
  none: 'No data yet',
  noneHint: 'Add a file of companies or people above.',
  /** What the data takes on the disk, and what is left there. */
  room: (versions: number, used: number, free: number) =>
    `${sizeText(used)} used by ${some(versions, 'version')} · ${sizeText(free)} free`,
  problems: 'The files that say which version is in use are damaged',
  /** Data sets of different kinds may have one name. */
  card: (kind: Kind, name: string) => `${name}, ${kindNames[kind].many}`,
  records: (kind: Kind) => kindNames[kind].Title,
  count: (n: number | undefined) => (n === undefined ? NONE : count(n)),
  date: 'As of',
  day: (iso: string | undefined) => (iso ? dayOfYearText(new Date(`${iso}T12:00`)) : NONE),
  sizeLabel: 'Size',
  size: (bytes: number | undefined) => (bytes === undefined ? NONE : sizeText(bytes)),
  source: 'Source',
  license: 'License',
  notStated: 'Not stated',
  noneStated: 'No source and no license stated.',
  sample: 'Sample data',
  opening: 'Opening',
  damaged: 'Damaged',
  use: 'Use',
  switchTo: (name: string) => `Use ${name}`,
  edit: (name: string) => `Rename and describe ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeInUse: 'In use. Switch to another data set first.',
  removeVersionInUse: 'In use. Switch to another version first.',
  /** The disclosure of the versions. */
  versions: (versions: number) => some(versions, 'version'),
  versionsOf: (name: string) => `Versions of ${name}`,
  versionHead: { built: 'Built', records: 'Records', size: 'Size', actions: 'State and actions' },
  built: (iso: string) => minuteText(new Date(iso)),
  /** Buttons of a version; a phone has no room for the rest. */
  goBack: { short: 'Go back', rest: ' to this version' },
  switchToVersion: { short: 'Use', rest: ' this version' },
  ofVersion: (action: string, iso: string) => `${action}, built ${minuteText(new Date(iso))}`,
  removeVersion: (iso: string) => `Remove the version built ${minuteText(new Date(iso))}`,
  nowInUse: (kind: Kind, name: string, records: number) =>
    `In use now: “${name}”, ${counted(kind, records)}.`,
  stillBefore: (kind: Kind) =>
    `The ${kindNames[kind].many} still come from the version before: the new one did not open. The log of the service says why.`,
} as const

/** Texts of the dialog that renames and describes a data set. */
export const describeMessages = {
  title: (name: string) => `Rename and describe “${name}”`,
  name: 'Name',
  nameHint: 'Commands and lists of data sets use it.',
  source: 'Source',
  sourceHint: 'Where the records are from',
  license: 'License',
  licenseHint: 'On what terms they may be used',
  nameErrors,
  save: 'Save',
  saved: (name: string) => `Saved “${name}”.`,
} as const

/** Texts of the confirmation before something is removed. */
export const removeMessages = {
  set: (name: string) => `Remove “${name}”`,
  version: (name: string) => `Remove a version of “${name}”`,
  /** What goes: "2 versions, 1.2 MB on the disk:". */
  goes: (versions: number, bytes: number) =>
    `This deletes ${some(versions, 'version')} from the disk of the service, ${sizeText(bytes)}:`,
  line: (kind: Kind, records: number | undefined, built: string) =>
    records === undefined
      ? `damaged, built ${minuteText(new Date(built))}`
      : `${counted(kind, records)}, built ${minuteText(new Date(built))}`,
  note: 'It cannot be undone. Lists, exports and matches in this browser remain.',
  remove: (versions: number) => `Remove ${some(versions, 'version')}`,
  removed: (name: string, bytes: number) => `Removed from “${name}”: ${sizeText(bytes)} are free again.`,
} as const

/** Texts for who is not the operator. */
export const visitorMessages = {
  title: 'Only the operator can change the data',
  local: (port: string) =>
    `Data sets are added, switched and removed on the machine of the service. Open the app there at http://localhost${port && `:${port}`}/data, and not through a proxy.`,
  remote: (name: string) => `The records come from ${name}. Its operator manages them there.`,
  unknown: 'The service does not say which data is in use.',
} as const

/** Texts on the commands that import data. */
export const commandMessages = {
  title: 'With commands',
  lead: 'In the folder of Catchment, on the machine of the service. A running service switches to an imported file by itself.',
  commands: [
    {
      text: 'A file of companies: CSV, Excel, Parquet or JSON lines. Its columns are guessed and shown.',
      command: 'npm run data -- import companies.csv',
    },
    { text: 'A file of people.', command: 'npm run data -- import people.csv --kind people' },
    {
      text: 'A hosted service with the same API.',
      command: 'API_BASE_URL=https://… API_KEY=… npm start',
    },
  ],
} as const
