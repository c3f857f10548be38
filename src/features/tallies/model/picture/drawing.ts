import { pictureMessages as messages } from '#features/tallies/messages.ts'

/** One thing of a picture, in pixels of a screen. */
export type Mark =
  | {
      box: [x: number, y: number, width: number, height: number]
      fill: string
      radius?: number
      hatch?: boolean
    }
  | {
      text: string
      at: [x: number, y: number]
      size: number
      weight: number
      fill: string
      align?: 'left' | 'right'
    }

/** Marks below each other, with their height. */
export interface Block {
  marks: readonly Mark[]
  height: number
}

/** A picture that is laid out and not yet painted. */
export interface Drawing extends Block {
  width: number
}

/** The width of a text in pixels. */
export type Measure = (text: string, size: number, weight: number) => number

/** The light palette of the app; a picture is the same in both color schemes. */
export const ink = {
  background: '#ffffff',
  text: '#17202a',
  second: '#5a6570',
  line: '#e3e6ea',
  well: '#eef1f3',
  bar: '#1098ad',
  other: '#5f3dc4',
  danger: '#c02626',
  hatch: '#f0a9a9',
  wash: '#e6f4f6',
}

export const MARGIN = 24

/** A text in lines of a width, broken between words, and within a word that is wider than a line. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) found.push(line)
    line = ''
    for (const letter of word) {
      if (line && measure(line + letter) > width) {
        found.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...found, line]
}

interface TextStyle {
  /** The left edge of the text, or the right one where it is aligned there. */
  x: number
  /** The top of the first line. */
  y: number
  width: number
  size: number
  weight?: number
  fill?: string
  align?: 'right'
}

/** A whole text in as many lines as it needs. */
export function textBlock(text: string, style: TextStyle, measure: Measure): Block {
  const { x, y, width, size, weight = 400, fill = ink.text, align } = style
  const step = Math.round(size * 1.4)
  const lines = linesOf(text, width, (part) => measure(part, size, weight))
  const marks = lines.map((line, i): Mark => {
    const at: [number, number] = [x, y + step * i + size]
    return { text: line, at, size, weight, fill, ...(align && { align }) }
  })
  return { marks, height: step * lines.length }
}

/** What is above and below every picture. */
export interface Frame {
  title: string
  /** What is counted, and what it is compared with, as text. */
  counted: string
  compared?: string | undefined
  /** The day and where the numbers come from. */
  source: string
}

/** A picture: title and caption, the content, and the source below a line. All texts are whole. */
export function pictureOf(
  { title, counted, compared, source }: Frame,
  width: number,
  content: (top: number) => Block,
  measure: Measure,
): Drawing {
  const marks: Mark[] = []
  let y = MARGIN
  const add = (block: Block, gap: number) => {
    marks.push(...block.marks)
    y += block.height + gap
  }
  const text = (value: string, size: number, style: Partial<TextStyle>) =>
    textBlock(value, { x: MARGIN, y, width: width - 2 * MARGIN, size, ...style }, measure)
  add(text(title, 16, { weight: 650 }), 4)
  add(text(counted, 12, { fill: ink.second }), 0)
  if (compared) add(text(messages.comparedWith(compared), 12, { fill: ink.other }), 0)
  y += 10
  add(content(y), 10)
  marks.push({ box: [MARGIN, y, width - 2 * MARGIN, 1], fill: ink.line })
  y += 10
  add(text(source, 11, { fill: ink.second }), MARGIN)
  return { width, height: y, marks }
}
