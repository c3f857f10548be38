/** The namespace of the root element of every answer in XML; `public/catchment.xsd` describes it. */
export const namespace = 'urn:catchment:data-lookup:1'

/** What the items of a list are called (reference, Representation rules; `Tally` and `Model` are extensions). */
const itemNames: Record<string, string> = {
  Links: 'Link',
  Matches: 'Sic',
  Common: 'Basic',
  Companies: 'Company',
  People: 'Person',
  ScoreSummary: 'MatchScore',
  Tallies: 'Tally',
  Models: 'Model',
  Errors: 'Error',
  Corrections: 'Correction',
  Alternatives: 'Alternative',
  Bands: 'Band',
  Polygons: 'Polygon',
}

/** The element of each item within the list element `name`: `ArrayOfCompany` holds `Company`, `SicList` holds `SicItem`. */
export function itemName(name: string): string {
  return itemNames[name] ?? /^ArrayOf(.+)$/.exec(name)?.[1] ?? `${name.replace(/List$/, '')}Item`
}
