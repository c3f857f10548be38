import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { kinds } from '#contract/kind.ts'
import { modelFile, models } from '#service/match/model.ts'
import { wordsFile } from '#service/match/word-weights.ts'
import { NAME_INDEX } from '#service/store/duckdb/name-index.ts'
import { openNameIndex } from '#service/store/names/open-name-index.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { commonWords, type NameFile } from './train-match/common-words.ts'
import { inputSetsByKind } from './train-match/input-sets.ts'
import { labeledCells } from './train-match/labeled-cells.ts'
import { type LabeledRow, samplesOf } from './train-match/samples.ts'
import { train } from './train-match/train.ts'

/**
 * `npm run train-match -- --kind companies --pairs pairs.csv`: learns how evidence becomes a probability from labeled pairs, against
 * the data that is in use under DATA_DIR, prints how often the test folds are right, and writes `service/match/model.json`.
 *
 * The columns of the file: `name`, `address`, `city`, `state`, `postcode`, `phone`, `birth` of a row as a customer wrote it; `truth_id`, the
 * Id of the right record; where known `query_id`, the Id of a record that is the row itself; and `truth_name`,
 * `truth_address`, `truth_city`, `truth_phone`, by which records that are in the data twice are found.
 *
 * `npm run train-match -- --words ri=places.csv:name --words la=companies.csv:"Company Name"` finds the words that are common in names of
 * several regions, and writes `service/match/common-words.tsv`.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'companies' },
    pairs: { type: 'string' },
    words: { type: 'string', multiple: true },
  },
})
if (values.words) {
  const files = values.words.map((text): NameFile => {
    const [, region = '', path = '', column = ''] = /^(.+?)=(.+):(.+)$/.exec(text) ?? []
    return { region, path, column }
  })
  const words = await commonWords(files)
  await writeFile(wordsFile, `${words.map((row) => row.join('\t')).join('\n')}\n`)
  console.log(`${wordsFile.pathname} has ${words.length} words now`)
  process.exit()
}
const kind = kinds.find((known) => known === values.kind)
if (!kind || !values.pairs) {
  console.error('Give --kind companies or --kind people, and --pairs FILE.csv')
  process.exit(1)
}

const FOLDS = 5
async function readRows(file: string): Promise<LabeledRow[]> {
  const { data } = Papa.parse<Record<string, string>>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  return data.map((row, i) => ({
    ...labeledCells(row),
    truthId: row.truth_id ?? '',
    own: row.query_id ? [row.query_id] : [],
    fold: i % FOLDS,
  }))
}

const dataDir = kindFolder(process.env.DATA_DIR ?? 'data', kind)
const version = await currentVersion(dataDir)
if (!version) {
  console.error(`There is no data of ${kind}: import the records that the pairs name, or set DATA_DIR`)
  process.exit(1)
}
const index = await openNameIndex(join(versionFolder(dataDir, version), NAME_INDEX))
const { model, holdout, ranked } = train([
  ...samplesOf(index, await readRows(values.pairs), inputSetsByKind[kind]),
])
for (const inputSet of Object.keys(inputSetsByKind[kind])) {
  const own = ranked.filter((item) => item.inputSet === inputSet)
  const first = own.filter(({ isFirst }) => isFirst).length
  console.log(
    `test folds, ${inputSet}: right first ${((100 * first) / Math.max(1, own.length)).toFixed(1)} %`,
  )
}
for (const level of [0.5, 0.7, 0.9, 0.95, 0.99]) {
  const accepted = holdout.filter(({ probability }) => probability >= level)
  const right = accepted.filter((item) => item.right).length
  const share = ((100 * right) / Math.max(1, accepted.length)).toFixed(1)
  console.log(
    `answers of the test folds with probability ${level} and more: ${accepted.length}, right ${share} %`,
  )
}
await writeFile(modelFile, `${JSON.stringify({ ...models, [kind]: model }, undefined, 2)}\n`)
console.log(`${modelFile.pathname} has the model of ${kind} now`)
