import { codeFigures } from './figures/code-figures.ts'
import { wordProblems } from './words.ts'

/** `npm run figures`: the size and the order of the code, as a table. */
const rows = [
  ['banned words in names, comments, texts and docs', String(wordProblems().length), '0'],
  ...codeFigures().map(({ name, now, goal }) => [name, now, goal]),
]
console.log('| figure | now | goal |\n|---|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
