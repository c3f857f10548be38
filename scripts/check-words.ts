import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { nextProblems, wordProblems } from './words.ts'

/** Fails on words that docs/glossary.md replaces, in names of files and code, in texts that people read, and in the README. */
const folders = process.argv.slice(2)
const problems = folders.length
  ? execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/^scripts\/words/.test(file))
      .flatMap((file) => nextProblems(file, readFileSync(file, 'utf8')))
  : wordProblems()
for (const { file, line, found, instead } of problems)
  console.log(`${file}:${line} "${found}": write ${instead}`)
console.log(`${problems.length} banned words`)
process.exit(problems.length ? 1 : 0)
