/** Common US first names and nicknames (Social Security Administration, most frequent of 1930 to 2000). */
const firstNames = new Set(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven
paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen
larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron jose adam nathan
henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold dylan arthur
lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby
russell bradley philip eugene luis carlos miguel antonio manuel pedro jorge ricardo eduardo fernando javier sergio oscar hector
mario francisco raul ruben ramon alberto roberto rafael enrique
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily
donna michelle carol amanda melissa deborah stephanie dorothy rebecca sharon laura cynthia amy kathleen angela shirley brenda
emma anna pamela nicole samantha katherine christine helen debra rachel carolyn janet maria catherine heather diane olivia julie
joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah megan cheryl jacqueline martha madison
teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia grace amber denise danielle marilyn
beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie rosa ana carmen guadalupe juana margarita silvia
bill bob rob mike dave jim jimmy tom tommy dan danny steve chris matt tony don ken greg jeff tim ron ed eddie josh nick ben sam
sammy alex pat ray larry fred freddy ted chuck charlie hank doug pete andy drew jon johnny will stan leo max art hal gus kurt
craig dean dale glenn leonard norman marvin clarence ernest earl stanley harry howard fred alfred ralph lloyd leroy herbert
kate katie kathy liz beth betsy sue susie jen jenny deb debbie peg peggy meg maggie becky barb chris tina pam sandy cathy cindy
vicki terri lynn lynne jane janet jill kim tammy tracy stacy dawn gail paula rita anita connie bonnie peggy sally ellen joanne
wendy holly robin jamie erin kristen kristin tara leah molly claire irene louise lois edith ethel florence mildred rose ruby
wei ming jing hiroshi kenji raj priya amit sanjay anil mohammed muhammad ahmed ali omar fatima aisha ivan olga natasha sergei
pierre jacques michel hans klaus giovanni giuseppe sean liam aidan connor maria`.split(/\s+/),
)

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

const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof|rev|hon|sir)\b\.? /i
const DEGREES = 'jr|sr|ii|iii|iv|md|m\\.d|do|dc|phd|ph\\.d|esq|dds|dmd|od|dvm|cpa|rn|np|pe'
const SUFFIX = new RegExp(`,? (?:${DEGREES})\\b\\.?$`, 'i')
const SUFFIX_ALONE = new RegExp(
  `^(?:${DEGREES}|inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|pllc|plc|pc|p\\.c|pa|p\\.a|l\\.l\\.c)\\.?$`,
  'i',
)

/** "Inc.", "MD": what is behind a comma of a name and belongs to it. */
export const isNameSuffix = (text: string): boolean => SUFFIX_ALONE.test(text.trim())
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’-]*\.?|\p{Ll}[\p{L}'’-]+|de|la|van|von|der|del)$/u

/** What a name reads like: a person's, a business's, or undefined where it may be either. */
export function subjectOf(name: string): 'Person' | 'Company' | undefined {
  const text = name.trim()
  if (!text) return undefined
  const hasTitle = HONORIFIC.test(text) || SUFFIX.test(text)
  if (isBusinessText(hasTitle ? text.replace(SUFFIX, '') : text) || /\d/.test(text)) return 'Company'
  const plain = text.replace(HONORIFIC, '').replace(SUFFIX, '')
  const [last = '', first] = plain.split(/,\s*/)
  const words = (first ? `${first} ${last}` : plain).trim().split(/\s+/)
  const isNameLike = words.length <= 4 && words.every((word) => NAME_WORD.test(word))
  if (!isNameLike) return undefined
  if (hasTitle) return 'Person'
  return words.length > 1 && isFirstName(words[0] ?? '') ? 'Person' : undefined
}
