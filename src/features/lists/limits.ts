/** Letters of a name or a tag at most, and of a note. */
export const MOST_LETTERS = 80
export const MOST_TAG_LETTERS = 40
export const MOST_NOTE_LETTERS = 4000
