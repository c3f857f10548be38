interface MediaRange {
  type: string
  quality: number
}

const quality = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

function mediaRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.map((parameter) => quality.exec(parameter)?.[1]).find((found) => found !== undefined)
  return { type, quality: q === undefined ? 1 : Number(q) }
}

/** The quality of `type` under the most exact range that covers it; 0 when none does (RFC 9110, 12.5.1). */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  const covers = [type, `${type.split('/')[0]}/*`, '*/*']
  const best = covers.map((cover) => ranges.find((range) => range.type === cover)).find(Boolean)
  return best?.quality ?? 0
}

/**
 * The media type to answer in: of those offered, the one that an `Accept` header prefers, the first of equals.
 * Without a header the first; undefined when the header allows none.
 */
export function negotiate<T extends string>(
  accept: string | undefined,
  offered: readonly [T, ...T[]],
): T | undefined {
  if (accept === undefined || accept.trim() === '') return offered[0]
  const ranges = accept.split(',').map(mediaRange)
  const liked = offered.map((type) => ({ type, quality: qualityOf(type, ranges) }))
  const best = liked.reduce((a, b) => (b.quality > a.quality ? b : a))
  return best.quality > 0 ? best.type : undefined
}

/** The media types of rows, in bodies; answers are NDJSON. */
export const rowTypes = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const

const writtenRows =
  /^(application\/x-ndjson|text\/csv)\s*(;\s*(charset\s*=\s*("utf-8"|utf-8)|header\s*=\s*present)\s*)*;?\s*$/i

/** The row format of a `Content-Type`; undefined for other formats, and for any but UTF-8. */
export function rowFormat(contentType = ''): keyof typeof rowTypes | undefined {
  const [, type] = writtenRows.exec(contentType) ?? []
  if (type === undefined) return undefined
  return type.toLowerCase() === rowTypes.csv ? 'csv' : 'ndjson'
}

export type Format = 'json' | 'xml'

/** The media types of answers, the one preferred first. */
export const answerTypes = ['application/json', 'application/xml', 'text/xml'] as const
export type AnswerType = (typeof answerTypes)[number]
export type AnswerTypes = readonly [AnswerType, ...AnswerType[]]

export function formatOf(type: AnswerType): Format {
  return type === 'application/json' ? 'json' : 'xml'
}

const written =
  /^(application\/json|application\/xml|text\/xml)\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?;?\s*$/i

/** The body format of a `Content-Type`; undefined for other formats, and for any but UTF-8. */
export function bodyFormat(contentType = ''): Format | undefined {
  const [, type] = written.exec(contentType) ?? []
  return type === undefined ? undefined : formatOf(type.toLowerCase() as AnswerType)
}
