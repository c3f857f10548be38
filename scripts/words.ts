import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import {
  type BannedWord,
  bannedInNames,
  bannedInTexts,
  bannedPrefixes,
  bannedSpellings,
  nextInComments,
  nextInNames,
  nextInTexts,
  nextPairsInNames,
  storedNames,
  wordsAreTexts,
  wordTables,
} from './words/banned.ts'

/** A banned word: where it is, what is written there, and what to write instead. */
export interface WordProblem {
  file: string
  line: number
  found: string
  instead: string
}

const inNames = new Map(bannedInNames)
const phrasePatterns = bannedInTexts.map(([phrase]) => new RegExp(`\\b${phrase}\\b`, 'i'))
/** What people type or what a standard says is not ours to word. */
const notOurs = /^src\/language\/|^scripts\/words\//

/** The words of a name of code, in small letters: `keptJobs` has `kept` and `jobs`. */
export const partsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .map((part) => part.toLowerCase())

/** The banned word in a name, with what to write instead; undefined where there is none. */
export function inName(name: string): readonly [string, string] | undefined {
  const prefix = bannedPrefixes.find(([start]) => name.startsWith(start))
  if (prefix) return prefix
  const part = partsOfName(name).find((word) => inNames.has(word))
  return part === undefined ? undefined : [part, inNames.get(part) as string]
}

/** The banned phrase in a text, with what to write instead; undefined where there is none. */
export const inText = (text: string): readonly [string, string] | undefined =>
  bannedInTexts.find((_, i) => phrasePatterns[i]?.test(text))

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
  if (!ts.isStringLiteralLike(node)) return undefined
  // A word alone is a value of the code; a text for people has a blank.
  return node.text.includes(' ') ? node.text : undefined
}

/** Banned words in the declared names and the texts of a file of TypeScript. */
export function problemsInCode(file: string, text: string): WordProblem[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const problems: WordProblem[] = []
  const add = (node: ts.Node, found: string, hit: readonly [string, string] | undefined) => {
    if (!hit) return
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    problems.push({ file, line, found, instead: hit[1] })
  }
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node }
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node) && !ts.isJsxAttribute(node))
      add(name, name.text, inName(name.text))
    const words = isShown(file) ? textOf(node) : undefined
    if (words !== undefined) add(node, words.trim(), inText(words))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Texts of the app and of tests that find them; names of tests and comments are not shown to people. */
const isShown = (file: string) => /^src\//.test(file) && !/\.(test|testing)\.tsx?$/.test(file)

/** Banned phrases in a text file, line by line. */
export const problemsInText = (file: string, text: string): WordProblem[] =>
  text.split('\n').flatMap((line, i) => {
    const hit = inText(line)
    return hit ? [{ file, line: i + 1, found: hit[0], instead: hit[1] }] : []
  })

/** Every banned word in the names of files and code, in texts, and in the README. */
export function wordProblems(): WordProblem[] {
  const list = execFileSync('git', ['ls-files', 'src', 'service', 'scripts', 'e2e'], { encoding: 'utf8' })
  const files = list.split('\n').filter((file) => /\.(ts|tsx|css)$/.test(file) && !notOurs.test(file))
  const code = files.filter((file) => /\.tsx?$/.test(file))
  return [
    ...files.flatMap((file) => {
      const hit = inName(file.split('/').at(-1)?.split('.')[0] ?? '')
      return hit ? [{ file, line: 0, found: file, instead: hit[1] }] : []
    }),
    ...code.flatMap((file) => problemsInCode(file, readFileSync(file, 'utf8'))),
    ...problemsInText('README.md', readFileSync('README.md', 'utf8')),
  ]
}

const pattern = (words: readonly BannedWord[]) =>
  words.map(([word, instead]) => [new RegExp(`\\b(${word})\\b`, 'i'), instead] as const)
const spellings = bannedSpellings.map(
  ([start, instead]) => [new RegExp(`\\b${start}(?!by)\\w*`, 'i'), instead] as const,
)
const inCommentPatterns = [...pattern(nextInComments), ...spellings]
const inTextPatterns = [...pattern(nextInTexts), ...spellings]
const nextNames = new Map(nextInNames)

/** What the next list finds in a file of code: names, comments and texts. Folders are those named on the command line. */
export function nextProblems(file: string, text: string): WordProblem[] {
  const problems: WordProblem[] = []
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const at = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const first = (patterns: typeof inTextPatterns, value: string) => {
    for (const [regexp, instead] of patterns) {
      const hit = regexp.exec(value)
      if (hit) return [hit, instead] as const
    }
    return undefined
  }
  const nameProblem = (name: string): readonly [string, string] | undefined => {
    if (storedNames[file]?.includes(name)) return undefined
    const parts = partsOfName(name)
    const joined = ` ${parts.join(' ')} `
    const pair = nextPairsInNames.find(([two]) => joined.includes(` ${two} `))
    if (pair) return pair
    const spelled = parts
      .map((part) => bannedSpellings.find(([start]) => part.startsWith(start)))
      .find(Boolean)
    if (spelled) return spelled
    if (parts.includes('words') && wordsAreTexts.test(file))
      return ['words', 'label, text, message, description']
    const part = parts.find((word) => nextNames.has(word))
    return part === undefined ? undefined : [part, nextNames.get(part) as string]
  }
  const basename = file.split('/').at(-1)?.split('.')[0] ?? ''
  for (const name of [basename, file.split('/').at(-2) ?? '']) {
    const hit = nameProblem(name)
    if (hit) problems.push({ file, line: 0, found: `file ${name}`, instead: hit[1] })
  }
  const seen = new Set<string>()
  const isTest = /\.(test|testing|e2e)\.tsx?$/.test(file)
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node }
    if (
      name &&
      ts.isIdentifier(name) &&
      !ts.isPropertyAccessExpression(node) &&
      !ts.isJsxAttribute(node) &&
      !seen.has(name.text)
    ) {
      seen.add(name.text)
      const hit = nameProblem(name.text)
      if (hit) problems.push({ file, line: at(name.getStart()), found: `name ${name.text}`, instead: hit[1] })
    }
    const shown = isTest || wordTables.includes(file) ? undefined : textOf(node)
    const hit = shown === undefined ? undefined : first(inTextPatterns, shown)
    if (hit)
      problems.push({
        file,
        line: at(node.getStart()),
        found: `text ${shown?.trim()}`,
        instead: `${hit[0][0]}: ${hit[1]}`,
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const comment of text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)) {
    const hit = first(inCommentPatterns, comment[0])
    if (hit)
      problems.push({
        file,
        line: at(comment.index + (hit[0].index ?? 0)),
        found: `comment ${comment[0].replace(/\s+/g, ' ').slice(0, 110)}`,
        instead: `${hit[0][0]}: ${hit[1]}`,
      })
  }
  return problems
}
