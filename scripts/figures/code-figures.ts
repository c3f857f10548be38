import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { quantile } from '../bench/speeds/measure.ts'
import { repeatedRules } from './css-figures.ts'
import { interfaceTexts, sentences } from './interface-texts.ts'
import { figuresOf } from './source-figures.ts'

/** A figure of the code as it is shown, and whether its goal is reached. */
export interface CodeFigure {
  name: string
  now: string
  goal: string
  isReached: boolean
}

const VAGUE = new Set(['Row', 'Part', 'Found', 'Group', 'Place', 'Question', 'Words'])

const isTest = (file: string) => /\.(test|testing|e2e)\.tsx?$/.test(file)
const textOf = (file: string) => readFileSync(file, 'utf8')
const count = (n: number) => n.toLocaleString('en-US')
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

const limited = (name: string, now: number, goal: number): CodeFigure => ({
  name,
  now: count(now),
  goal: count(goal),
  isReached: now <= goal,
})
const limitedPercent = (name: string, now: number, goal: number): CodeFigure => ({
  name,
  now: `${(100 * now).toFixed(1)} %`,
  goal: `${100 * goal} %`,
  isReached: now <= goal,
})

/** Size and order of the code that git has, each with its goal. Reads and parses every file: some seconds. */
export function codeFigures(): CodeFigure[] {
  const files = execFileSync('git', ['ls-files', 'src', 'service', 'scripts', 'e2e'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  const product = code.filter((file) => !isTest(file) && /^(src|service)\//.test(file))
  return [
    ...figuresOfTexts(product),
    ...figuresOfFiles(code, product),
    ...figuresOfSheets(files.filter((file) => file.endsWith('.css'))),
  ]
}

function figuresOfTexts(product: readonly string[]): CodeFigure[] {
  const inScreens = product
    .filter((file) => /^src\/features\/[^/]+\/ui\/.*\.tsx$/.test(file))
    .flatMap((file) => interfaceTexts(file, textOf(file)))
  /** Commands with the terms that find them are a table of texts themselves. */
  const inCode = product
    .filter((file) => /^src\/features\//.test(file) && !/\/messages[./]|\/commands\.ts$/.test(file))
    .flatMap((file) => sentences(file, textOf(file)))
  return [
    limited('texts of features outside of messages, in JSX', inScreens.length, 0),
    limited('sentences of features outside of messages, in code', inCode.length, 0),
  ]
}

function figuresOfFiles(code: readonly string[], product: readonly string[]): CodeFigure[] {
  const figures = new Map(code.map((file) => [file, figuresOf(file)]))
  const linesOf = (some: readonly string[]) => some.map((file) => figures.get(file)?.lines ?? 0)
  const functions = product.flatMap((file) => figures.get(file)?.functions ?? [])
  const longest = functions.toSorted((a, b) => b.lines - a.lines)[0]
  const vague = product
    .flatMap((file) => figures.get(file)?.exportedTypes ?? [])
    .filter((it) => VAGUE.has(it))
  const lines = sorted(linesOf(product))
  const functionLines = sorted(functions.map((it) => it.lines))
  return [
    limited(
      'imports that climb over one folder',
      sum(code.map((it) => figures.get(it)?.climbingImports ?? 0)),
      50,
    ),
    limited(
      'code files of features and lists',
      product.filter((it) => /^src\/(features|lists)\//.test(it)).length,
      520,
    ),
    limited('lines of a file, median', quantile(lines, 0.5), 80),
    limited('lines of a file, p90', quantile(lines, 0.9), 150),
    limited('lines of a function, p90', quantile(functionLines, 0.9), 25),
    limited(`lines of the longest function (${longest?.name}, ${longest?.file})`, longest?.lines ?? 0, 80),
    {
      name: 'exported types without a subject',
      now: vague.join(', ') || 'none',
      goal: 'none',
      isReached: vague.length === 0,
    },
    {
      name: 'lines of code; of tests',
      now: `${count(sum(linesOf(code.filter((it) => !isTest(it)))))}; ${count(sum(linesOf(code.filter(isTest))))}`,
      goal: '',
      isReached: true,
    },
  ]
}

function figuresOfSheets(files: readonly string[]): CodeFigure[] {
  const sheets = files.map(textOf)
  const { rules, repeated, repeatedBlocks } = repeatedRules(sheets)
  return [
    limited('lines of style sheets', sum(sheets.map((sheet) => sheet.split('\n').length)), 8000),
    limitedPercent('style rules that repeat another', repeated / rules, 0.03),
    limitedPercent('of these, rules of two or more declarations', repeatedBlocks / rules, 0.03),
  ]
}
