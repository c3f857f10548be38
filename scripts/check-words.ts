import { wordProblems } from './words.ts'

/** Fails on words that docs/glossary.md replaces, in names of files and code, in texts that people read, and in the README. */
const problems = wordProblems()
for (const { file, line, found, instead } of problems)
  console.log(`${file}:${line} "${found}": write ${instead}`)
console.log(`${problems.length} banned words`)
process.exit(problems.length ? 1 : 0)
