import { usLegalForms } from '#shared/text/legal-forms.ts'
import { degrees, generations, honorifics } from '#shared/text/name-words.ts'
import { givenNames } from '#shared/text/nicknames.ts'

/** First names that are common among customers, and that no sample company or person has. */
const otherFirstNames =
  `raul enrique juana margarita freddy gus dean peg terri lynne irene louise lois edith ethel mildred ming jing amit mohammed muhammad
sergei jacques michel hans giuseppe aidan`.split(/\s+/)
const firstNames: ReadonlySet<string> = new Set([...givenNames, ...otherFirstNames])

export const isFirstName = (text: string): boolean => firstNames.has(text.trim().toLowerCase())

/** Words that businesses have in their names, and people do not. */
const BUSINESS =
  /(?<![\p{L}\p{N}'])(?:inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|companies|pllc|plc|gmbh|bank|trust|mutual|insurance|insur|agency|associates|assoc|partners|partnership|group|holdings|enterprises?|industries|industrial|services?|svcs?|solutions|systems?|technolog(?:y|ies)|tech|software|consulting|consultants|management|mgmt|international|intl|national|global|american|united|plumbing|plbg|heating|cooling|hvac|electric(?:al)?|construction|contractors?|contracting|builders?|roofing|paving|painting|landscap(?:ing|e)|lawn|cleaning|restoration|remodeling|flooring|carpets?|cabinets|concrete|welding|machine|manufacturing|mfg|supply|supplies|equipment|tools?|hardware|lumber|auto|automotive|motors?|tires?|collision|towing|trucking|transport(?:ation)?|logistics|freight|moving|storage|rentals?|leasing|restaurants?|grille?|diner|cafe|café|coffee|cofee|bakery|deli|pizza|pizzeria|bbq|barbecue|barbeque|bar|pub|tavern|brewery|brewing|bistro|eatery|kitchen|catering|foods?|burgers?|tacos?|taqueria|sushi|steakhouse|steaks?|seafood|donuts?|chicken|market|mart|grocery|supermarket|store|stores|shop|shoppe|boutique|outlet|mall|plaza|center|centre|hotel|motel|inn|suites|resort|lodge|apartments|realty|real estate|properties|property|homes|mortgage|title|financial|finance|capital|investments?|wealth|accounting|tax|cpas?|law|legal|attorneys?|hospital|clinic|medical|health|healthcare|dental|dentistry|orthodontics|pharmacy|drugs?|optical|vision|chiropractic|therapy|rehab|hospice|nursing|veterinary|animal|pets?|kennels?|school|schools|academy|college|university|institute|learning|daycare|preschool|church|ministries|temple|chapel|parish|baptist|lutheran|methodist|catholic|museum|library|theat(?:er|re)|cinema|gym|fitness|yoga|spa|salon|barber|beauty|nails?|hair|tattoo|laundry|cleaners|florist|flowers?|nursery|gardens?|farms?|ranch|feed|dairy|winery|vineyards?|jewel(?:ry|ers)|gifts?|books?|printing|graphics|design|designs|studios?|media|marketing|advertising|photography|music|sports?|golf|club|association|assn|foundation|society|council|department|dept|county|city of|town of|state of|district|authority|bureau|commission|chamber|works|gallery|express|depot|warehouse|wholesale|distributors?|distribution|laboratories|labs?|pharma|energy|oil|gas|petroleum|solar|power|water|steel|metals?|glass|plastics|paper|packaging|furniture|mattress|appliances?|electronics|computers?|wireless|communications|telecom|cable|security|alarm|locksmith|pest|septic|drain|sewer|pools?|fence|fencing|doors?|windows?|garage|signs?|brothers|bros|sons|specialties|products|partners|ventures|labs|care|home|house)(?![\p{L}\p{N}])|&/iu

/** Whether a text has a word that only names of businesses have, or an ampersand. */
export const isBusinessText = (text: string): boolean => BUSINESS.test(text)

const TITLE =
  /^(?:(?:senior|sr\.?|junior|jr\.?|vice|executive|assistant|asst\.?|associate|deputy|chief|general|regional|district|area|national|sales|account|marketing|office|store|branch|project|product|property|operations|finance|human resources|hr|it|managing|lead|head|practice|business|customer|service|administrative|purchasing|procurement|engineering|software|facilities|plant|program|team|client|development)[ /&]+)*(?:owner|co-?owner|president|vp|svp|evp|ceo|cfo|coo|cto|cio|founder|co-?founder|partner|principal|manager|mgr\.?|director|supervisor|coordinator|administrator|assistant|secretary|treasurer|officer|executive|representative|rep|agent|associate|consultant|engineer|analyst|specialist|buyer|accountant|controller|attorney|broker|realtor|foreman|superintendent|chairman|chair|member|proprietor|developer)(?:[ ,/&]+(?:of|and) .+| (?:executive officer|financial officer|operating officer)|\/.+|\s*[&]\s*\w+)?$/i

/** "Sales Manager", "Owner / Operator", "VP of Sales". */
export const isJobTitle = (text: string): boolean => TITLE.test(text.trim())

const HONORIFIC = new RegExp(`^(?:${[...honorifics].join('|')})\\b\\.? `, 'i')
const DEGREES = [...generations, ...degrees, 'm\\.d', 'dc', 'ph\\.d', 'np', 'pe'].join('|')
const SUFFIX = new RegExp(`,? (?:${DEGREES})\\b\\.?$`, 'i')
const SUFFIX_ALONE = new RegExp(
  `^(?:${DEGREES}|${[...usLegalForms].join('|')}|p\\.c|pa|p\\.a|l\\.l\\.c)\\.?$`,
  'i',
)

/** "Inc.", "MD": what follows a comma and belongs to the name. */
export const isNameSuffix = (text: string): boolean => SUFFIX_ALONE.test(text.trim())
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’-]*\.?|\p{Ll}[\p{L}'’-]+|de|la|van|von|der|del)$/u

/** Whether a name looks like a person's or a business's; undefined if it may be either. */
export function subjectOf(name: string): 'Person' | 'Company' | undefined {
  const text = name.trim()
  if (!text) return undefined
  const hasTitle = HONORIFIC.test(text) || SUFFIX.test(text)
  if (isBusinessText(hasTitle ? text.replace(SUFFIX, '') : text) || /\d/.test(text)) return 'Company'
  const plain = text.replace(HONORIFIC, '').replace(SUFFIX, '')
  const [last = '', first] = plain.split(/,\s*/)
  const tokens = (first ? `${first} ${last}` : plain).trim().split(/\s+/)
  const isNameLike = tokens.length <= 4 && tokens.every((word) => NAME_WORD.test(word))
  if (!isNameLike) return undefined
  if (hasTitle) return 'Person'
  return tokens.length > 1 && isFirstName(tokens[0] ?? '') ? 'Person' : undefined
}
