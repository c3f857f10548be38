/** The ids of a text in which each is a line: a text is stored and copied a hundred times faster than as many items. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))
