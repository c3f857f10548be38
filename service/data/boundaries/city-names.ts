/** A government that covers a city and its county: `Nashville-Davidson metropolitan government (balance)`. */
const GOVERNMENT = / (metro|metropolitan|unified|consolidated) government$| city$/i
const COUNTY = /^(.+?)(?:[-/]|, )(.+) County$/

/** Names in the Census Bureau's files that mail and records do not use. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['Boise City', 'Boise'],
  ['Lexington-Fayette', 'Lexington'],
  ['Urban Honolulu', 'Honolulu'],
])

/** The names of a city by its name in a file of the Census Bureau: the one that is in use, and the written one where they differ. */
export function cityNames(written: string): string[] {
  return [...new Set([nameInUse(written), written])]
}

function nameInUse(written: string): string {
  const [, outer = '', inner] = /^(.*?)(?: \(([^)]*)\))?$/.exec(written) ?? []
  const other = otherNames.get(outer)
  if (other !== undefined) return other
  if (inner === undefined && !/ government$/i.test(outer)) return COUNTY.exec(outer)?.[1] ?? outer
  if (inner !== undefined && inner !== 'balance') return inner
  const city = outer.replace(GOVERNMENT, '')
  return city.split(/[-/]|, /)[0] ?? city
}
