import ts from 'typescript'
import {
  type BannedWord,
  bannedInCodeTexts,
  bannedInComments,
  bannedInNames,
  bannedInTexts,
  bannedPairs,
  bannedPrefixes,
  bannedSpellings,
  storedNames,
  textsAreData,
  wordsAreTexts,
} from './banned.ts'

/** A banned word: where it is, what is written there, and what to write instead. Line 0 is the path of the file. */
export interface WordProblem {
  file: string
  line: number
  found: string
  instead: string
}

type Pattern = readonly [pattern: RegExp, instead: string]

const patternsOf = (words: readonly BannedWord[]): Pattern[] =>
  words.map(([word, instead]) => [new RegExp(`\\b(${word})\\b`, 'i'), instead])
/** `aria-labelledby` is a standard attribute. */
const spellings: Pattern[] = bannedSpellings.map(([start, instead]) => [
  new RegExp(`\\b${start}(?!by)\\w*`, 'i'),
  instead,
])
const inComments = [...patternsOf(bannedInComments), ...spellings]
const inDocuments = [...patternsOf(bannedInTexts), ...spellings]
const inTexts = [...inDocuments, ...patternsOf(bannedInCodeTexts)]
const inNames = new Map(bannedInNames)

function firstMatch(
  patterns: readonly Pattern[],
  text: string,
): { index: number; instead: string } | undefined {
  for (const [pattern, instead] of patterns) {
    const match = pattern.exec(text)
    if (match) return { index: match.index, instead: `${match[0]}: ${instead}` }
  }
  return undefined
}

/** The parts of a name of code, in lower case: `keptJobs` has `kept` and `jobs`. */
export const partsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .map((part) => part.toLowerCase())

/** What to write instead of a name; undefined when it has no banned word. `file` decides which names are stored. */
export function insteadOfName(name: string, file = ''): string | undefined {
  if (storedNames[file]?.includes(name)) return undefined
  const parts = partsOfName(name)
  const joined = ` ${parts.join(' ')} `
  const [, instead] =
    bannedPrefixes.find(([start]) => name.startsWith(start)) ??
    bannedPairs.find(([pair]) => joined.includes(` ${pair} `)) ??
    bannedSpellings.find(([start]) => parts.some((part) => part.startsWith(start))) ??
    []
  if (instead) return instead
  if (parts.includes('words') && wordsAreTexts.test(file)) return 'label, text, message, description'
  const banned = parts.find((part) => inNames.has(part))
  return banned && inNames.get(banned)
}

/** The text of a node that people may read. A single word is a value of the code, except in JSX. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
  if (!ts.isStringLiteralLike(node)) return undefined
  return node.text.includes(' ') ? node.text : undefined
}

/** The name that a node declares; an import that keeps its name declares none. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const { name } = node as { name?: ts.Node }
  if (!name || !ts.isIdentifier(name)) return undefined
  const isOwn =
    !ts.isPropertyAccessExpression(node) &&
    !ts.isJsxAttribute(node) &&
    !(ts.isImportSpecifier(node) && node.propertyName === undefined)
  return isOwn ? name : undefined
}

/** Banned words in the path of a file. */
export function problemsInPath(file: string): WordProblem[] {
  const [folder = '', name = ''] = file.split('/').slice(-2)
  return [folder, name.split('.')[0] ?? ''].flatMap((part) => {
    const instead = insteadOfName(part, file)
    return instead ? [{ file, line: 0, found: part, instead }] : []
  })
}

/** The title that a node gives a test or a group of tests. */
function titleOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [title] = node.arguments
  return title && ts.isStringLiteralLike(title) && /^(test|it|describe)\b/.test(node.expression.getText())
    ? title
    : undefined
}

/** Banned words in the declared names, comments, texts and titles of tests of a file of TypeScript. Other texts of tests are not checked. */
export function problemsInCode(file: string, text: string): WordProblem[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const problems: WordProblem[] = []
  const add = (position: number, found: string, instead: string | undefined) => {
    if (instead === undefined) return
    const line = source.getLineAndCharacterOfPosition(position).line + 1
    problems.push({ file, line, found: found.replace(/\s+/g, ' ').trim().slice(0, 110), instead })
  }
  const hasTexts =
    !/\.(test|testing|e2e)\.tsx?$/.test(file) && !textsAreData.some((start) => file.startsWith(start))
  const seen = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = declaredName(node)
    if (name && !seen.has(name.text)) {
      seen.add(name.text)
      add(name.getStart(), name.text, insteadOfName(name.text, file))
    }
    const shown = hasTexts ? textOf(node) : undefined
    if (shown !== undefined) add(node.getStart(), shown, firstMatch(inTexts, shown)?.instead)
    const title = titleOf(node)
    if (title) add(title.getStart(), title.text, firstMatch(inComments, title.text)?.instead)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const [position, comment] of commentsOf(source)) {
    const match = firstMatch(inComments, comment)
    if (match) add(position + match.index, comment, match.instead)
  }
  return problems
}

/** Every comment with its position. */
function commentsOf(source: ts.SourceFile): [position: number, comment: string][] {
  const text = source.text
  const starts = new Set<number>()
  const comments: [number, string][] = []
  const visit = (node: ts.Node): void => {
    const ranges = ts.isJsxText(node) ? [] : (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    const after = ts.isJsxText(node) ? [] : (ts.getTrailingCommentRanges(text, node.end) ?? [])
    for (const { pos, end } of [...ranges, ...after]) {
      if (starts.has(pos)) continue
      starts.add(pos)
      comments.push([pos, text.slice(pos, end)])
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return comments
}

/** Banned words in a document, line by line. */
export const problemsInDocument = (file: string, text: string): WordProblem[] =>
  text.split('\n').flatMap((line, i) => {
    const match = firstMatch(inDocuments, line)
    return match ? [{ file, line: i + 1, found: line.slice(0, 110), instead: match.instead }] : []
  })
