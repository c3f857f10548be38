import type { Kind } from '#contract/kind.ts'
import { languageMessages as messages } from './messages.ts'

/** What buyers look for by words that are clear, but that no filter has. */
interface NoFilter {
  kind: Kind | 'both'
  why: string
  /** People of a group: a number behind is their age, which has a filter. */
  isGroup?: true
  /** Alone, or before a number. */
  words: string
  /** After a number. */
  after?: string
}

const interest = 'There is no such interest; pick one of the list under Interests'

export const noFilters: readonly NoFilter[] = [
  {
    kind: 'both',
    why: 'Records show the phone where it is known, but there is no filter for it',
    words:
      'with phone numbers, with phone number, with phones, with phone, with a phone, with a phone number, phone numbers, phone required, phone only, phones only, phone needed, cell phones, cell phone numbers, with cell phones, with cell phone numbers, mobile numbers, landlines, with landlines, do not call, with working phone numbers, include phone numbers, include phone, including phone numbers, have a phone number, need phone numbers, phone numbers included, phones included, phone, phones, phone and email',
  },
  {
    kind: 'both',
    why: 'Email addresses come with keys that include them, but there is no filter for having one',
    words:
      'with email, with emails, with email addresses, with an email address, with an email, email addresses, emails, email address, email, email required, verified email addresses, verified emails, with verified email addresses, with verified emails, opt in emails, opted in emails, include emails, including email addresses, have an email address, need emails, emails included, email and phone, email and phone number, email and phone numbers',
  },
  {
    kind: 'both',
    why: 'Mailing addresses are in every record, but there is no filter for them',
    words:
      'with mailing addresses, with mailing address, with addresses, mailing addresses, mailing labels, deliverable addresses, with a mailing address',
  },
  {
    kind: 'both',
    why: 'There is no filter for area codes; name the cities or counties',
    words: 'area code, area codes',
    after: 'area code, area codes',
  },
  {
    kind: 'both',
    why: messages.travelTime,
    words:
      'drive time, within driving distance, driving distance, commuting distance, within commuting distance, a short drive, day trip',
    after:
      'minute drive, minutes drive, min drive, minutes driving, minute driving, minute commute, minutes away, hour drive, hours drive, minutes, mins, minute radius, minute drive time, hours',
  },
  {
    kind: 'both',
    why: 'A road is no area; draw one on the map',
    words:
      'along route, along highway, along hwy, along interstate, along i, off i, off of i, on i, on route, on highway, near i, along us, off exit, off the highway, along the highway, off the interstate',
  },
  {
    kind: 'companies',
    why: 'Closed companies are excluded already',
    words:
      'open, still open, currently open, open now, open for business, in business, still in business, currently in business, still operating, not closed, not permanently closed',
  },
  {
    kind: 'companies',
    why: 'There is no filter for headquarters and branches',
    words:
      'headquarters, headquarters only, headquartered, hq, hqs, hq only, head office, head offices, main office, main offices, corporate headquarters, corporate office, corporate offices, branches, branch offices, branch locations, single location, single locations, multi location, multiple locations, with multiple locations, more than one location, no branches, regional offices, subsidiaries',
    after: 'locations, branches',
  },
  {
    kind: 'companies',
    why: 'There is no filter for where a company works from',
    words:
      'home based, homebased, home office, run from home, based at home, work from home, online only, brick and mortar, with a storefront, storefronts, storefront, remote',
  },
  {
    kind: 'companies',
    why: 'There is no filter for floor space',
    words: 'square footage, square feet, sq ft, floor space',
    after: 'square feet, sq ft, sqft, square foot, sq feet, sf',
  },
  {
    kind: 'companies',
    why: 'Companies have no vehicles',
    words:
      'fleet, fleets, with fleets, with a fleet, fleet size, with trucks, company cars, company vehicles, delivery trucks',
    after: 'trucks, vehicles, vans, truck fleet, vehicle fleet, trucks or more, power units, drivers',
  },
  {
    kind: 'companies',
    why: 'There is no filter for public or private companies; one company can be found by its ticker symbol',
    words:
      'public companies, public company, publicly traded, publicly held, publicly listed, private companies, privately held, private company, on the stock exchange, fortune 500, fortune 1000',
  },
  {
    kind: 'companies',
    why: 'Records have the year of founding, but the only filter is “new businesses”, those of the last 90 days',
    words:
      'in business, been in business, have been in business, that have been in business, in business for, been in business for, opened this year, started this year, opened since, opened after, opened before, started since, started after, started in, opened last year, started last year, founded this year, older than, been open, been around, been open for, been around for, in operation, in operation for, operating for, in business since, been in business since, in operation since',
    after:
      'years in business, years old, years of operation, years or more in business, year old, years of experience',
  },
  {
    kind: 'companies',
    why: 'Chains are not marked; say “no franchises”, or exclude them by name',
    words:
      'chains, chain, chain stores, chain restaurants, big chains, national chains, mom and pop, mom and pops, big box, big box stores, corporate chains, local chains',
  },
  {
    kind: 'companies',
    why: 'There is no filter for job titles',
    words:
      'ceo, ceos, ceos of, ceos at, cfo, cfos, cio, cios, cto, ctos, coo, coos, hr director, hr directors, hr directors at, hr manager, hr managers, hr managers at, human resources directors, human resources managers, office manager, office managers, office managers in, office managers at, decision makers, decision makers at, executives, executives at, purchasing managers, purchasing agents, marketing directors, marketing managers, it directors, it managers, facility managers, plant managers, plant managers at, general managers, managers, presidents, vice presidents, c level, c suite, principals, owners, owners of, owner, owner names, contact names, key contacts, the owner, the owners, owner operators, with contact names, founders, directors, managing partners, partners at, hiring managers, superintendents, executive directors, executive chefs, chefs at',
  },
  {
    kind: 'companies',
    why: 'There is no filter for it',
    words:
      'pet friendly, kid friendly, dog friendly, family friendly, eco friendly, bilingual, spanish speaking, lgbt friendly, new patients, accepting new patients, that deliver, with delivery, with drive thru, with a drive thru, with parking, fast growing, growing, hiring, that are hiring, high growth, profitable, bankrupt, top rated, best rated, 5 star, with a website, with websites, without a website, without websites, no website, with no website, with bad reviews, licensed, certified, accredited, bbb accredited, open on sundays, open 24 hours, 24 hour, open late, export, exporters, unionized, b2b, wholesale only, good credit risk',
  },
  {
    kind: 'people',
    why: 'Records say nothing of politics',
    isGroup: true,
    words:
      'republican, republicans, democrat, democrats, registered voters, voters, likely voters, registered republicans, registered democrats, conservatives, liberals, political donors, independent voters, independents',
  },
  {
    kind: 'people',
    why: 'Records say nothing of origin, language and belief',
    isGroup: true,
    words:
      'hispanic, hispanics, latino, latinos, latina, latinas, asian, asians, asian american, asian americans, african american, african americans, black, native american, native americans, white people, caucasian, spanish speaking, spanish speakers, who speak spanish, chinese speaking, bilingual, immigrants, jewish, christian, christians, catholic, catholics, muslim, muslims, religious, churchgoers, chinese, indian, korean, vietnamese, filipino, italian american, irish american',
  },
  {
    kind: 'people',
    why: 'Records say nothing of military service',
    isGroup: true,
    words:
      'veteran, veterans, vets, military, military families, military veterans, active duty, ex military, disabled veterans, war veterans, retired military',
  },
  {
    kind: 'people',
    why: 'Records say nothing of education',
    words:
      'college grads, college graduates, college grad, college graduate, graduates, college educated, educated, highly educated, with a college degree, with college degrees, college degree, college degrees, bachelors degree, masters degree, with a masters degree, advanced degree, advanced degrees, graduate degree, phd, phds, high school graduates, high school diploma, with degrees, with a degree, alumni, a degree',
  },
  {
    kind: 'people',
    why: 'Records say nothing of occupation',
    words:
      'working, working professionals, professionals, young professionals, self employed, white collar, blue collar, business owners, small business owners, executives, students, college students, college kids, employed, unemployed, remote workers, who work from home, work from home, working from home, stay at home, homemakers, farmers, teachers, nurses, who are teachers, who are nurses',
  },
  {
    kind: 'people',
    why: 'Records have ages, but no birthdays to come; say an age, as “aged 64”',
    words: 'turn, turned, who turned, t65',
  },
  {
    kind: 'people',
    why: 'Say “income over $100,000” or “homes worth over $500,000” for it',
    words:
      'millionaires, millionaire, net worth, net worth of, with a net worth of, net worths, high net worth, high net worth individuals, worth, who are worth, worth at least, assets, assets of, investable assets, investable assets of, with assets of',
    after: 'net worth, in net worth, in assets, in investable assets, in savings',
  },
  {
    kind: 'people',
    why: 'Records say nothing of loans, credit and money',
    words:
      'mortgage, mortgages, with a mortgage, with mortgages, mortgage of, mortgage balance, refinanced, who refinanced, refinanced in, refinance, home equity, with equity, equity, equity of, credit card holders, credit card holder, with credit cards, credit cards, credit card, credit score, credit scores, credit score of, good credit, bad credit, poor credit, excellent credit, debt, in debt, bankruptcy, bankruptcies, foreclosure, foreclosures, reverse mortgage, reverse mortgages, interest rate, student loans, student loan debt, investors, stock investors, who invest, adjustable rate mortgage, free and clear, no mortgage, va loan, va loans, fha loan, fha loans, loan amount, cash buyers, absentee owners, absentee owner, landlords, second home, second homes, second home owners, vacation home, vacation homes, vacation home owners, rental property, rental properties, pre foreclosure, delinquent taxes, tax liens',
    after: 'mortgage, mortgages, in equity, home equity, credit score, in debt',
  },
  {
    kind: 'people',
    why: 'Records say nothing of the house but its kind and value',
    words:
      'swimming pool, swimming pools, with a swimming pool, with swimming pools, with a pool, with pools, pool, pools, pool owners, big yards, big yard, with big yards, large yards, yards, yard, lot size, large lots, big lots, acreage, land, solar panels, with solar panels, solar, fireplace, fireplaces, garage, garages, basement, basements, with a garage, old roofs, older roofs, older homes, old homes, older houses, new construction, newly built homes, new homes, gas heat, oil heat, with oil heat, well water, septic, septic systems, central air, waterfront, waterfront homes, on the water, lakefront, lakefront homes, beachfront, gated communities, gated community, historic homes, bedrooms',
    after:
      'acres, acre lots, bedrooms, bedroom homes, bathrooms, stories, square feet, sq ft, sqft, square foot homes, sq ft homes, acre, bedroom houses, units',
  },
  {
    kind: 'people',
    why: 'Records do not say which homes are for sale or were sold',
    words:
      'homes for sale, houses for sale, for sale, selling their home, selling their homes, just sold, recently sold, who are selling, looking to sell, home buyers, homebuyers, first time home buyers, first time homebuyers, first time buyers, who bought a home, bought a home, bought a house, bought their home, just bought a home, just bought a house, recently bought a home, bought homes, purchased a home, recently purchased a home, home sellers, fsbo, expired listings, closed on a home, closed on a house, likely to sell, sell their home, likely to sell their home',
  },
  {
    kind: 'people',
    why: 'Vehicles are known by make and model alone; say “driving a Ford F-150”',
    words:
      'suv, suvs, suv owners, truck owners, truck drivers, trucks, truck, pickup, pickups, pickup owners, pickup trucks, pickup truck owners, electric vehicles, electric vehicle owners, electric cars, electric car owners, ev, evs, ev owners, ev drivers, hybrid, hybrids, hybrid owners, hybrid cars, minivan, minivans, minivan owners, motorcycle, motorcycles, motorcycle owners, motorcycle riders, rv, rvs, rv owners, luxury cars, luxury car owners, older cars, new cars, sports cars, car owners, classic cars, classic car owners, number of cars, used cars, leased cars, lease',
    after: 'cars, vehicles, cars or more, year old cars, car households',
  },
  {
    kind: 'people',
    why: 'Records do not say who else is in the household, but whether there are children',
    words:
      'dinks, dink, living alone, who live alone, live alone, lives alone, living by themselves, expecting parents, expectant parents, expecting mothers, expecting, pregnant, newlyweds, newly married, just married, recently married, engaged, divorced, recently divorced, widowed, widows, widowers, separated, household size, large families, big families, multigenerational, grandparents, new parents, new babies, with a new baby, with newborns, newborns, babies, with babies, infants, with infants, toddlers, with toddlers, teenagers, with teenagers, teens, with teens, college age kids, college age children, school age kids, with school age kids, school age children, with school age children, young kids, with young kids, young children, with young children, small children, with small children, adult children, with adult children',
    after:
      'kids, children, or more kids, or more children, people in the household, family members, person households, people per household',
  },
  {
    kind: 'people',
    why: 'Records say nothing of health and insurance',
    isGroup: true,
    words:
      'diabetic, diabetics, diabetes, with diabetes, hearing loss, hearing aids, who wear glasses, arthritis, with arthritis, medicare, medicaid, smokers, non smokers, nonsmokers, uninsured, without insurance, without health insurance, life insurance, with life insurance, health insurance, disabled, disability, overweight, allergies, asthma, homeowners insurance, back pain, chronic pain, high blood pressure',
  },
  {
    kind: 'people',
    why: interest,
    words:
      'blood donors, organ donors, blood donor, horse owners, own horses, who own horses, horses, horse, equestrians, hunters, hunting, who hunt, skiers, skiing, who ski, snowboarders, runners, running, who run, joggers, yoga, fitness, fitness enthusiasts, gym members, wine, wine lovers, wine drinkers, who drink wine, gun owners, guns, who own guns, firearms, bird watchers, birders, bird watching, tennis, tennis players, cruises, cruise passengers, who go on cruises, take cruises, gamblers, gambling, casino, casino goers, who gamble, nascar, nascar fans, knitters, knitting, quilters, quilting, sewing, investing, video games, gamers, vegetarians, vegans, organic food, health food, dieters, weight loss, subscribers, magazine subscribers, football fans, baseball fans, season ticket holders, country music, motorsports, scuba, scuba divers, surfers, surfing, kayaking, kayakers, sailing, sailors, bowlers, bowling, pickleball, pickleball players, pilots',
  },
]
