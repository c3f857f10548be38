import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { quantile } from './bench/speeds/measure.ts'
import { repeatedRules } from './figures/css-figures.ts'
import { interfaceTexts, sentences } from './figures/interface-texts.ts'
import { figuresOf } from './figures/source-figures.ts'
import { wordProblems } from './words.ts'

/** `npm run figures`: the size and the order of the code, as a table. */
const files = execFileSync('git', ['ls-files', 'src', 'service', 'scripts', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const isTest = (file: string) => /\.(test|testing|e2e)\.tsx?$/.test(file)
const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))

const figures = new Map(code.map((file) => [file, figuresOf(file)]))
const product = code.filter((file) => !isTest(file) && /^(src|service)\//.test(file))
const quantileOf = (numbers: readonly number[], q: number) =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    q,
  )
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const linesOf = (some: readonly string[]) => some.map((file) => figures.get(file)?.lines ?? 0)
const functions = product.flatMap((file) => figures.get(file)?.functions ?? [])
const longest = functions.toSorted((a, b) => b.lines - a.lines)[0]
const vague = new Set(['Row', 'Part', 'Found', 'Group', 'Place', 'Question', 'Words'])
const types = product.flatMap((file) => figures.get(file)?.exportedTypes ?? [])
const { rules, repeated, repeatedBlocks } = repeatedRules(sheets)
const textsInScreens = product
  .filter((file) => /^src\/features\/[^/]+\/ui\/.*\.tsx$/.test(file))
  .flatMap((file) => interfaceTexts(file, readFileSync(file, 'utf8')))
/** Commands with the terms that find them are a table of texts themselves. */
const sentencesInCode = product
  .filter((file) => /^src\/features\//.test(file) && !/\/messages[./]|\/commands\.ts$/.test(file))
  .flatMap((file) => sentences(file, readFileSync(file, 'utf8')))
const count = (n: number) => n.toLocaleString('en-US')

const rows: [figure: string, value: string, goal: string][] = [
  ['banned words in names, comments, texts and docs', count(wordProblems().length), '0'],
  ['texts of features outside of messages, in JSX', count(textsInScreens.length), '0'],
  ['sentences of features outside of messages, in code', count(sentencesInCode.length), '0'],
  [
    'imports that climb over one folder',
    count(sum(code.map((f) => figures.get(f)?.climbingImports ?? 0))),
    '50',
  ],
  [
    'code files of features and lists',
    count(product.filter((f) => /^src\/(features|lists)\//.test(f)).length),
    '520',
  ],
  [
    'lines of a file, median; p90',
    `${quantileOf(linesOf(product), 0.5)}; ${quantileOf(linesOf(product), 0.9)}`,
    '60 to 80; 150',
  ],
  [
    'lines of a function, p90; longest',
    `${quantileOf(
      functions.map((f) => f.lines),
      0.9,
    )}; ${longest?.lines} (${longest?.name}, ${longest?.file})`,
    '25; 80',
  ],
  ['functions of over 80 lines', count(functions.filter(({ lines }) => lines > 80).length), '0'],
  ['lines of style sheets', count(sum(sheets.map((sheet) => sheet.split('\n').length))), '8,000'],
  ['style rules that repeat another', `${((100 * repeated) / rules).toFixed(1)} % of ${count(rules)}`, '3 %'],
  ['of these, rules of two or more declarations', `${((100 * repeatedBlocks) / rules).toFixed(1)} %`, '3 %'],
  ['exported types without a subject', types.filter((name) => vague.has(name)).join(', ') || 'none', 'none'],
  [
    'lines of code; of tests',
    `${count(sum(linesOf(code.filter((f) => !isTest(f)))))}; ${count(sum(linesOf(code.filter(isTest))))}`,
    '',
  ],
]
console.log('| figure | now | goal |\n|---|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
