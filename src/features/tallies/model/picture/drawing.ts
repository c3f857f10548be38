import { panelMessages as messages } from '#features/tallies/messages.ts'
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
      align?: 'left' | 'right' | 'center'
    }

/** A picture that is laid out and not yet painted. */
export interface Drawing {
  width: number
  height: number
  marks: readonly Mark[]
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
export const SECOND = 12

/** A text cut to a width, with an ellipsis where something is missing. */
export function cut(text: string, width: number, size: number, weight: number, measure: Measure): string {
  if (measure(text, size, weight) <= width) return text
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(`${text.slice(0, middle)}…`, size, weight) <= width) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).trimEnd()}…`
}

/** A text in lines of a width, broken between words; what has no room in `most` lines ends with an ellipsis. */
export function lines(
  text: string,
  width: number,
  max: number,
  size: number,
  weight: number,
  measure: Measure,
): string[] {
  const broken: string[] = []
  let rest = text.split(' ')
  while (rest.length > 0 && broken.length < max - 1) {
    let n = 1
    while (n < rest.length && measure(rest.slice(0, n + 1).join(' '), size, weight) <= width) n++
    broken.push(cut(rest.slice(0, n).join(' '), width, size, weight, measure))
    rest = rest.slice(n)
  }
  return rest.length > 0 ? [...broken, cut(rest.join(' '), width, size, weight, measure)] : broken
}

/** What is above and below every picture. */
export interface Frame {
  title: string
  /** The search as text, and what it is compared with. */
  criteria: string
  compared?: string | undefined
  /** The day and where the numbers come from. */
  source: string
}

const MAX_LINES = 4

/** Title and criteria, and how high they are. */
export function headOf({ title, criteria, compared }: Frame, width: number, measure: Measure): Drawing {
  const room = width - 2 * MARGIN
  const textLines = [
    ...lines(criteria, room, MAX_LINES, SECOND, 400, measure).map((text) => ({ text, fill: ink.second })),
    ...(compared
      ? lines(messages.comparedWith(compared), room, 2, SECOND, 400, measure).map((text) => ({
          text,
          fill: ink.other,
        }))
      : []),
  ]
  const marks: Mark[] = [
    {
      text: cut(title, room, 16, 650, measure),
      at: [MARGIN, MARGIN + 14],
      size: 16,
      weight: 650,
      fill: ink.text,
    },
    ...textLines.map(
      ({ text, fill }, i): Mark => ({
        text,
        at: [MARGIN, MARGIN + 36 + 17 * i],
        size: SECOND,
        weight: 400,
        fill,
      }),
    ),
  ]
  return { width, height: MARGIN + 34 + 17 * textLines.length, marks }
}

/** A line with the source below a picture's content. */
export function footOf({ source }: Frame, width: number, top: number, measure: Measure): Drawing {
  const room = width - 2 * MARGIN
  return {
    width,
    height: top + 30 + MARGIN,
    marks: [
      { box: [MARGIN, top + 10, room, 1], fill: ink.line },
      {
        text: cut(source, room, 11, 400, measure),
        at: [MARGIN, top + 30],
        size: 11,
        weight: 400,
        fill: ink.second,
      },
    ],
  }
}
