import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { problemsInCode, problemsInDocument, problemsInPath, type WordProblem } from './words/find-words.ts'

/**
 * Folders that still have banned words, with the most that they may have: the check fails when there are more. A folder is removed
 * from here when it has none.
 */
export const NOT_YET: Readonly<Record<string, number>> = {
  e2e: 125,
  'service/data': 12,
  'service/normalize': 32,
  'service/versions': 1,
  'src/api': 69,
  'src/app': 28,
  'src/criteria': 65,
  'src/features/activity': 34,
  'src/features/exports': 6,
  'src/features/find': 47,
  'src/features/industries': 79,
  'src/features/lists': 212,
  'src/features/map': 14,
  'src/features/matching': 292,
  'src/features/record': 20,
  'src/features/records': 43,
  'src/features/search': 95,
  'src/features/settings': 36,
  'src/features/storage': 6,
  'src/features/tallies': 8,
  'src/language': 84,
  'src/lists': 2,
  'src/records': 11,
  'src/reference': 10,
  'src/session': 113,
  'src/storage': 1,
}

const read = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folders: readonly string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/^scripts\/words(\/|\.)/.test(file))

/** Banned words in the code of some folders: names of files and code, comments, and texts that people read. */
export const problemsInFolders = (...folders: string[]): WordProblem[] =>
  filesIn(folders).flatMap((file) => [
    ...problemsInPath(file),
    ...(file.endsWith('.css') ? [] : problemsInCode(file, read(file))),
  ])

/** Banned words in documents; of the change log only its headings. */
export function problemsInDocuments(): WordProblem[] {
  const documents = execFileSync('git', ['ls-files', 'README.md', 'docs/*.md'], { encoding: 'utf8' })
  const headings = read('CHANGELOG.md').replace(/^(?!#).*$/gm, '')
  return [
    ...documents
      .split('\n')
      .filter(Boolean)
      .flatMap((file) => problemsInDocument(file, read(file))),
    ...problemsInDocument('CHANGELOG.md', headings),
  ]
}

/** Every banned word of the project. */
export const wordProblems = (): WordProblem[] => [
  ...problemsInFolders('src', 'service', 'scripts', 'e2e'),
  ...problemsInDocuments(),
]

/** The problems outside of `notYet`, and those of its folders that have more than they may have. */
export function newProblems(
  problems: readonly WordProblem[],
  notYet: Readonly<Record<string, number>> = NOT_YET,
): WordProblem[] {
  const folderOf = ({ file }: WordProblem) =>
    Object.keys(notYet).find((folder) => file.startsWith(`${folder}/`)) ?? ''
  const counts: Record<string, number> = {}
  for (const problem of problems) counts[folderOf(problem)] = (counts[folderOf(problem)] ?? 0) + 1
  return problems.filter((problem) => (counts[folderOf(problem)] ?? 0) > (notYet[folderOf(problem)] ?? 0))
}
