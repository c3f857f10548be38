/** Words of names out of the descriptions of a trade: "Pet stores" gives "Pet Store", "Gears, wholesale" gives "Gears". */

/** Ends of descriptions that say what kind of business it is, as a name does not. */
const KIND =
  /,? (retail|wholesale|manufacturing|manufacturers|producers|contractors|dealerships|growers|mail order|lodging|direct( sales)?|nonprofit)$/
/** What no business calls itself. */
const UNFIT =
  /\b(other|misc|miscellaneous|except|not|unclassified|nonclassifiable|nonemployer|owners|operators|agents|lawyers|attorneys|doctors|physicians|surgeons|carriers|government|state|federal|local|independent|run|owner-operator|types?|all|for|and related|by|on|in|to|with|household|personal|strip|adult night|gay|catholic|hispanic|indian goods|bodegas|clergy)\b|[^\w' &-]/i
/** People of a profession; their places are called after the profession. */
const PEOPLE =
  /(ists|ians|chiropractors|practitioners|nurses|midwives|masons|guides|handymen|sitters|coaches)$/i

const MAX_WORDS = 4
const LONGEST = 30

const LAST: Record<string, string> = {
  dealers: 'Sales',
  galleries: 'Gallery',
  agencies: 'Agency',
  nurseries: 'Nursery',
  bakeries: 'Bakery',
  dairies: 'Dairy',
  laundries: 'Laundry',
  libraries: 'Library',
  academies: 'Academy',
  charities: 'Charity',
  facilities: 'Center',
  businesses: 'Co',
  churches: 'Church',
  companies: 'Company',
  societies: 'Society',
  universities: 'University',
  pharmacies: 'Pharmacy',
  breweries: 'Brewery',
  wineries: 'Winery',
  distilleries: 'Distillery',
  cemeteries: 'Cemetery',
  ranches: 'Ranch',
  monasteries: 'Monastery',
  armories: 'Armory',
  seminaries: 'Seminary',
}

/** Things of which a business is one. */
const ONE =
  /(store|shop|salon|center|centre|club|parlor|studio|court|course|park|range|school|hall|clinic|hospital|restaurant|bar|house|market|stand|station|garage|yard|mill|hotel|motel|inn|lodge|resort|campground|camp|theater|museum|garden|zoo|bank|union|association|department|district|organization|office|home|lot|line|track|rink|arena|pool|spa|gym|lab|laboratory|foundation|program|service center|diner|cafe|pub|lounge|tavern|nightclub|cabaret|deli|pizzeria|steakhouse|taqueria|kennel|stable|orchard|grove|vineyard|depot|terminal|port|marina|airport|college|institute|seminary|council|fund|trust|chapel|mortuary|crematory|residence|community|laundromat|synagogue|mosque|temple|cathedral|mission|convent|clerk|court|coroner|sheriff|treasurer|post|archive|prison|jail|observatory|aquarium|planetarium|stadium)s$/

/** Up to a few ways to say a trade in a name; none when its descriptions are all unfit. */
export function wordsFrom(descriptions: readonly string[]): string[] {
  const stated = descriptions
    .map((text) => text.replace(KIND, ''))
    .filter(isFit)
    .map(asName)
  return [...new Set(stated)].slice(0, 5)
}

const isFit = (text: string) =>
  text.length <= LONGEST && text.split(' ').length <= MAX_WORDS && !UNFIT.test(text) && !PEOPLE.test(text)

function asName(text: string): string {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  const end = LAST[last.toLowerCase()] ?? (ONE.test(last.toLowerCase()) ? last.slice(0, -1) : last)
  return [...words, end].map(capital).join(' ')
}

function capital(word: string): string {
  if (word === 'and') return '&'
  return /^(of|at|the|in|a)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
