/** The most characters of a name or tag, and of a note. */
export const MAX_LETTERS = 80
const MAX_TAG_LETTERS = 40
export const MAX_NOTE_LETTERS = 4000

/** Tags as they are stored: split at commas, trimmed, shortened, each once. */
export const tidyTags = (given: readonly string[]): string[] => [
  ...new Set(
    given
      .flatMap((tag) => tag.split(','))
      .map((tag) => tag.trim().slice(0, MAX_TAG_LETTERS))
      .filter(Boolean),
  ),
]
