import type { Kind } from '#contract/kind.ts'

const examples: Record<Kind, string> = {
  companies: 'place, industry, size, name',
  people: 'place, age, interest, name',
}

/** Texts of the box that adds filters, and of the finder. */
export const finderMessages = {
  button: 'Find a company, place…',
  buttonKeys: 'Ctrl K',
  addLabel: (kind: Kind) => `Add a ${examples[kind].replace(/, (\w+)$/, ' or $1')}`,
  addHint: (kind: Kind) => `Add ${examples[kind]}…`,
  meanings: 'What this may mean',
  results: (results: number) => `${results} ${results === 1 ? 'result' : 'results'}`,
  ignoredText: 'ignored',
  ignored: 'Ignored:',
  title: 'Find anything',
  hint: 'dentists within 10 miles of 68046, Omaha, a name, a command…',
  close: 'Close the finder',
  resultList: 'Results',
  noResults: 'No results.',
  keys: ['↑ ↓ to choose', 'Enter to select', 'Esc to close'],
} as const
