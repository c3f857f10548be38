import { fold } from '#shared/text/fold.ts'

/** A code that applies when all the words are in the row; without words it is the rest. */
export interface WordChoice {
  words: readonly string[]
  code: string
}

/** What a category is in SIC: a code of six digits, none, or the code that further words of the row choose. */
export type Choice = string | null | readonly WordChoice[]

/** Words in small letters without accents. */
export function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

/** The code of a choice; `words` is called only when the category allows several codes. */
export function choose(choice: Choice, words: () => ReadonlySet<string>): string | undefined {
  if (choice === null || typeof choice === 'string') return choice ?? undefined
  const present = words()
  return choice.find((option) => option.words.every((word) => present.has(word)))?.code
}
