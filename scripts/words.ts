import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { bannedInNames, bannedInTexts, bannedPrefixes } from './words/banned.ts'

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
