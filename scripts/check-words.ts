import { problemsInFolders, wordProblems } from './words.ts'

/**
 * Fails on words that docs/glossary.md replaces: in names of files and code, in comments, in texts that people read, and in documents.
 * `npx tsx scripts/check-words.ts src/features/map` lists all of a folder.
 */
const folders = process.argv.slice(2)
const problems = folders.length > 0 ? problemsInFolders(...folders) : wordProblems()
for (const { file, line, found, instead } of problems)
  console.log(`${file}:${line} "${found}": write ${instead}`)
console.log(`${problems.length} banned words`)
process.exitCode = problems.length > 0 ? 1 : 0
