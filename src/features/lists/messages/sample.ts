import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of samples and splits of a list. */
export const sampleMessages = {
  group: 'Group',
  inList: 'In the list',
  drawn: 'Drawn',
  smallerGroups: (sorted: number, shown: number) => `and ${count(sorted - shown)} smaller groups`,
  noField: 'No field',
  countingGroups: 'The groups are being counted',
  how: 'How',
  howMany: (many: string) => `How many ${many}`,
  eachGroup: 'Each group of',
  sampleSize: (sample: string, kind: Kind, all: number) => `${sample}, of ${counted(kind, all)}.`,
  saveSample: 'Save the sample',
  saveAsList: (many: number) => `Save the ${count(many)} as a list`,
  seed: 'Seed',
  seedHint: (effect: string) => `The same seed ${effect}`,
  byShare: 'By share',
  byNumber: 'By number',
  sharesTooLarge: 'The shares add up to more than 100 percent.',
  listSize: (kind: Kind, all: number) => `The list has ${counted(kind, all)}.`,
  splitSeed: 'deals the same records to the same parts',
  sizesOfParts: 'Sizes of the parts',
  percentOf: (name: string) => `Percent of ${name}`,
  recordsOf: (name: string) => `Records of ${name}`,
  numberOver0: 'A number over 0',
  wholeNumberOver0: 'A whole number over 0',
  remove: (name: string) => `Remove ${name}`,
  holdout: 'Holdout',
  rest: 'the rest',
  addPart: 'Add a part',
  equalShares: 'Every part has its share of each',
  saveCountLists: (sizes: number) => `Save the ${sizes} lists`,
  saveParts: 'Save the lists',
  ownGroup: 'They are a group of their own.',
} as const
