import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { problemsInCode, problemsInDocument, problemsInPath, type WordProblem } from './words/find-words.ts'

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
