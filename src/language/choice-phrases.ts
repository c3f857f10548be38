import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { statusValues } from '#contract/trust.ts'
import { choices } from '#criteria/choices.ts'

/** A choice and everyday words for it that its label does not say. */
type Row = readonly [key: Criterion, value: string | boolean, phrases: string, only?: Kind]

/** All phrases of one word of each group, in order; an empty word adds nothing. */
function phrasesOf(...groups: string[]): string[] {
  return groups
    .map((group) => group.split(', '))
    .reduce(
      (all, words) => all.flatMap((start) => words.map((word) => [start, word].filter(Boolean).join(' '))),
      [''],
    )
    .map((phrase) => phrase.replaceAll('- ', '').replaceAll(' -', ''))
}

const homes =
  'home, homes, house, houses, their home, their homes, their house, their houses, their own home, their own homes, their own house, a home, a house, property, their residence, their place, their property, their own place, the home, residence, real estate'
const owning = phrasesOf('own, who own, owns, owning, that own', homes).join(', ')
const renting = [
  'rent, renting, rents, who rent, who are renting, that rent, who rents, currently renting',
  ...phrasesOf('rent, renting, rents, who rent', `${homes}, an apartment, apartments, a place`),
].join(', ')

const atHome =
  '-, at home, in the home, in home, in the house, in the household, in household, in their home, living at home, still at home, present, under 18, under the age of 18, present in home, present in the home'
/** "with kids", "has children at home". */
const having = [
  ...phrasesOf(
    'with, have, has, having, who have, that have, w',
    'kids, children, a child, a kid, child, kid',
    atHome,
  ),
  ...phrasesOf('kids, children, child', atHome).filter((phrase) => phrase.includes(' ')),
].filter((phrase) => !phrase.includes('under'))
const lacking = phrasesOf(
  'no, with no, without, without any, have no, has no, having no, who have no, do not have, dont have, who do not have, who dont have, zero',
  'kids, children, child',
  atHome,
).filter((phrase) => !phrase.includes('under'))

/** "where the contact is a woman", "female contacts". */
function contactsOf(...words: string[]): string {
  return [
    ...phrasesOf(
      'the contact is, contact is, the contacts are, contacts are, contact person is, the contact person is, with a contact who is, whose contact is, main contact is, the main contact is',
      words.flatMap((word) => [word, `a ${word}`]).join(', '),
    ),
    ...phrasesOf('-, with, with a', words.join(', '), 'contact, contacts, contact person, contact name'),
  ].join(', ')
}

const dwelling = (homesOf: string, who: string) => phrasesOf(homesOf, who).join(', ')

/** Words for choices beside their labels. A choice without a row is recognized by its label. */
export const choiceWords: readonly Row[] = [
  [
    'OperatingStatus',
    'Closed',
    'closed, permanently closed, closed permanently, closed for good, closed down, shut down, out of business, no longer in business, went out of business, gone out of business, have closed, has closed',
  ],
  [
    'OperatingStatus',
    'TemporarilyClosed',
    'temporarily closed, closed temporarily, closed for now, closed for the season, closed for renovation',
  ],
  ...choices.months.map(
    ({ value, label: month }): Row => [
      'BirthMonth',
      value,
      `${month} birthdays, ${month} birthday, birthdays in ${month}, birthday in ${month}, birth month ${month}, birth month is ${month}`,
    ],
  ),
  ['Gender', 'Female', 'women, woman, females, ladies, lady, gals, female contacts'],
  ['Gender', 'Male', 'men, man, males, gentlemen, gents, guys, guy, fellas, dudes, male contacts'],
  [
    'Gender',
    'Female',
    `run by women, run by a woman, ${contactsOf('woman', 'women', 'female', 'females', 'lady')}`,
    'companies',
  ],
  [
    'Gender',
    'Male',
    `run by men, run by a man, ${contactsOf('man', 'men', 'male', 'males', 'gentleman')}`,
    'companies',
  ],
  [
    'MaritalStatus',
    'Married',
    'married, who are married, married couples, couples, married couple, marrieds, spouses, who have a spouse, with a spouse',
  ],
  [
    'MaritalStatus',
    'Single',
    'single, singles, unmarried, never married, who are single, who are unmarried, unwed, single people',
  ],
  [
    'IsHomeowner',
    true,
    `homeowners, home owners, homeowner, house owners, owners of homes, owners of houses, owner occupied, owner occ, owner occup, owner occupied homes, owner occupied houses, owner occupied housing, owner occupants, owner occupant, owner occupiers, property owners, homeownership, home ownership, homeowning, home owning, ${owning}`,
    'people',
  ],
  [
    'IsHomeowner',
    true,
    'homeowners, home owners, own their home, who own their home, own their homes, own a home, owners of homes',
    'companies',
  ],
  [
    'IsHomeowner',
    false,
    `renters, tenants, renter occupied, non homeowners, nonhomeowners, non owners, not homeowners, not home owners, do not own a home, dont own a home, who do not own a home, who do not own, who dont own, leasing, lessees, ${renting}`,
  ],
  [
    'AreChildrenPresent',
    true,
    `parents, parent, parents of kids, parents of children, families with children, families with kids, family with kids, presence of children, children present, kids present, child present, with presence of children, child in home, child at home, ${having.join(', ')}`,
  ],
  [
    'AreChildrenPresent',
    false,
    `childless, child free, childfree, kid free, kidless, no presence of children, no children present, no kids present, ${lacking.join(', ')}`,
  ],
  [
    'HousingType',
    'Single Family Dwelling',
    'single family, single family dwellings, single family homes, single family houses, single family home, in single family homes, sfdu, sfdus, sfd, sfds, sfr, sfrs, sfh, sfhs, single family dwelling units, single family residences, single family units, single family detached, single family detached homes, detached homes, detached houses, in a single family home, in a house, living in a house, living in houses, single fam',
  ],
  [
    'HousingType',
    'Multi-Family Dwelling',
    'multi family homes, multi family, multifamily, mfdu, mfdus, mfd, multi family dwelling units, multi family units, multifamily homes, multifamily housing, multi unit, multi unit buildings, multi unit dwellings, flats, in a condo, living in a condo, in condos, living in condos, in an apartment, living in an apartment, lives in an apartment, who live in apartments, condominiums, condo residents, apartment residents, apt residents, apartments, apts, apt dwellers, apt buildings, condo dwellers, apartment buildings, apartment dwellers, in apartments, living in apartments, condos',
  ],
  [
    'HousingType',
    'Trailer Court',
    'trailer parks, mobile home parks, mobile homes, mobile home residents, manufactured homes, trailers, in a mobile home, living in mobile homes, in mobile homes, in trailer parks',
  ],
  ['HousingType', 'Retirement Home', 'in retirement homes, living in retirement homes'],
  ['HousingType', 'Nursing Home', 'in nursing homes, living in nursing homes'],
  [
    'IncludeAllResidents',
    true,
    'all adults, all residents, every resident, everyone in the household, every adult of the household',
  ],
  ['IncludeAllResidents', false, 'heads of household, one per household'],
  ['IncludeHistoricalEmail', true, 'with former emails, old emails too, historical emails'],
  ['IsFranchise', true, 'franchises, franchise, franchised, franchisees, that are franchises'],
  [
    'IsFranchise',
    false,
    'independent, independents, independently owned, not part of a franchise, non franchise, non franchised, nonfranchise',
  ],
  [
    'RecordStatus',
    'New',
    'new businesses, new companies, new business, recently opened, newly opened, opened recently, just opened, opened in the last 90 days, opened in the last three months, new firms, new establishments, new openings, newly opened businesses, just started, recently started, recently launched, newly launched, newly registered, newly incorporated, recently formed, recently established, recently founded, grand openings, open less than 90 days, opened less than 90 days ago, in business less than 90 days, less than 90 days old, start ups, startups, newly formed, newly established, brand new',
    'companies',
  ],
  [
    'RecordStatus',
    'Existing',
    'existing businesses, established businesses, older than 90 days, existing companies',
    'companies',
  ],
  [
    'RecordStatus',
    'New',
    'new movers, recent movers, just moved, who just moved, moved recently, recently moved, moved in the last 90 days, moved in the last three months, moved in recently, newly moved, who recently moved, just moved in, just moved here, people who moved, newcomers, newcomer, new residents, new arrivals, new neighbors, new to the area, new to town, newly arrived, recent arrivals, relocated recently, recently relocated, just relocated, who just relocated, moved within the last 90 days, moved in the past 90 days, moved lately',
    'people',
  ],
  ['RecordStatus', 'Existing', 'settled, settled residents, who did not move', 'people'],
  [
    'LifeStyle',
    'Books',
    'readers, book readers, book lovers, bookworms, avid readers, reading, who read, to read, who read books, like books',
  ],
  [
    'LifeStyle',
    'Boating',
    'boaters, boats, boat, who boat, to boat, yachting, own a boat, with a boat, with boats, who own boats, who own a boat, have a boat',
  ],
  ['LifeStyle', 'Antiques', 'antiquers, antiquing, antique'],
  ['LifeStyle', 'Art', 'art collectors, arts'],
  ['LifeStyle', 'Crafts', 'crafters, crafting, who craft, crafty, arts and crafts'],
  ['LifeStyle', 'Games', 'puzzles, puzzlers, board games, card games, gaming'],
  ['LifeStyle', 'Music', 'musical'],
  ['LifeStyle', 'Sports', 'sport, sporty, sports lovers'],
  ['LifeStyle', 'Woodworking', 'woodworkers, wood workers, wood working, who do woodworking'],
  ['LifeStyle', 'Camping', 'campers, who camp, to camp, go camping, who go camping'],
  [
    'LifeStyle',
    'Collecting',
    'collectors, who collect, to collect, coin collectors, stamp collectors, collectibles',
  ],
  [
    'LifeStyle',
    'Cooking',
    'who cook, home cooks, home chefs, to cook, who like to cook, cooks, foodies, foodie, bakers, baking, who bake, to bake, grilling, barbecuing, gourmets, gourmet cooking',
  ],
  [
    'LifeStyle',
    'Cycling',
    'cyclists, bicycling, bicyclists, biking, bike riders, bicycle riders, who bike, who cycle, to bike, to cycle',
  ],
  [
    'LifeStyle',
    'Fishing',
    'anglers, to fish, who fish, fishermen, fisherman, go fishing, who go fishing, fly fishing',
  ],
  ['LifeStyle', 'Garden', 'gardening, gardeners, gardens, to garden, who garden, green thumbs'],
  [
    'LifeStyle',
    'Golf',
    'golfers, golfing, to golf, who golf, play golf, who play golf, plays golf, to play golf',
  ],
  ['LifeStyle', 'Hiking', 'hikers, to hike, who hike, go hiking, who go hiking'],
  ['LifeStyle', 'HomeImprovement', 'diy, diyers, do it yourself, do it yourselfers, home improvers'],
  ['LifeStyle', 'Movies', 'film, films, moviegoers, movie goers, movie, cinema, film buffs'],
  [
    'LifeStyle',
    'Pets',
    'pet owners, pet lovers, pet parents, pet people, pet, dog parents, cat parents, who own dogs, who own cats, who have dogs, who have cats, own dogs, own cats, have dogs, have cats, has a dog, has a cat, has dogs, has cats, own a pet, own pets, who own pets, who have pets, has a pet, with a pet, owns a dog, owns a cat, owns a pet, owns pets, animal lovers, with pets, have pets, dogs, cats, with a dog, with a cat, with dogs, with cats, have a dog, have a cat, own a dog, own a cat',
  ],
  ['LifeStyle', 'Photography', 'photographers'],
  ['LifeStyle', 'Technology', 'tech, gadgets, techies, tech savvy, techie'],
  ['LifeStyle', 'Theater', 'theatre, theatergoers, theatregoers, theater goers, theater lovers'],
  [
    'LifeStyle',
    'Travel',
    'travelers, travellers, world travelers, globetrotters, traveler, traveling, travelling, to travel, who travel',
  ],
  [
    'TargetReady',
    'CatalogBuyer',
    'catalog buyers, catalog shoppers, catalog customers, catalogue buyers, catalogue shoppers, mail order buyers, mail order shoppers, mail order customers, who shop from catalogs, who buy from catalogs, who order from catalogs, shop by catalog, likely to buy from catalogs',
  ],
  [
    'TargetReady',
    'CharitableGiver',
    'charitable givers, charitable donors, charity donors, donors, donors to charity, donate, who donate, who donate to charity, donate to charity, who give, who give to charity, likely to donate, likely to give to charity, likely to give to charities, charity givers, charity giver, charity supporters, givers to charity, givers, give to charities, gives to charity, gives to charities, giving to charity, donates to charity, donates, donating to charity, donate to charities, who give to charities, who donate to charities, charitable giving, charitably inclined, charitable, philanthropists, philanthropic, donors to charities, donors to nonprofits, nonprofit donors, donate to nonprofits, contributors to charity, contribute to charity',
  ],
  [
    'TargetReady',
    'CouponUser',
    'coupon users, coupon clippers, coupon shoppers, couponers, who use coupons, use coupons, who clip coupons, clip coupons, likely to use coupons',
  ],
  [
    'TargetReady',
    'EarlyAdopter',
    'early adopters, try new products, who try new products, likely to try new products first',
  ],
  [
    'TargetReady',
    'FrequentTraveler',
    'frequent travelers, frequent flyers, frequent fliers, frequent flyer, who travel often, who travel a lot, travel often, travel frequently, who travel frequently, likely to travel often, likely to travel',
  ],
  ['TargetReady', 'HomeImprover', 'home improvers, likely to improve the home, likely to improve their home'],
  [
    'TargetReady',
    'LikelyToMove',
    'likely movers, likely to move, likely to relocate, about to move, planning to move',
  ],
  [
    'TargetReady',
    'MailResponder',
    'mail responders, direct mail responders, direct mail responsive, mail responsive, respond to mail, who respond to mail, respond to direct mail, who respond to direct mail, who answer mail offers, who respond to mail offers, direct mail buyers, likely to answer mail offers, likely to respond to mail offers, likely to respond to mail, likely to respond to direct mail, likely to answer mail',
  ],
  [
    'TargetReady',
    'NewCarBuyer',
    'new car buyers, car buyers, likely to buy a new car, likely to buy a car, likely to buy a new vehicle, in the market for a car, in the market for a new car, car shoppers, shopping for a car, likely new car buyers, auto intenders',
  ],
  [
    'TargetReady',
    'OnlineShopper',
    'online shoppers, online buyers, web shoppers, internet shoppers, internet buyers, who shop online, shop online, shops online, shopping online, who buy online, buy online, buys online, e commerce shoppers, likely to shop online, likely to buy online',
  ],
]

/** Words that say two things. */
export const doubleChoices: readonly (readonly [
  criteria: Criteria,
  words: string,
  phrases: string,
  kind?: 'companies',
])[] = [
  [
    { OperatingStatus: [...statusValues] },
    'Operating status: Any, closed too',
    'including closed, include closed, including closed companies, include closed companies, including closed businesses, including closed ones, open or closed, open and closed, closed too, closed ones too',
    'companies',
  ],
  [
    { Gender: 'Female', AreChildrenPresent: true },
    'Gender: Female, With children',
    'moms, mothers, mom, mother, mums, mommies, moms with kids, moms with children, mothers with children',
  ],
  [
    { Gender: 'Male', AreChildrenPresent: true },
    'Gender: Male, With children',
    'dads, fathers, dad, father, dads with kids, dads with children, fathers with children',
  ],
  [
    { Gender: 'Male', MaritalStatus: 'Single' },
    'Gender: Male, Marital status: Single',
    'bachelors, bachelor',
  ],
  [
    { Gender: 'Female', MaritalStatus: 'Single' },
    'Gender: Female, Marital status: Single',
    'bachelorettes, bachelorette',
  ],
  [
    { HousingType: 'Single Family Dwelling', IsHomeowner: true },
    'Housing type: Single family dwelling, Homeowners',
    dwelling(
      'sfdu, sfd, sfh, sfr, single family, single family home, single family house, single family dwelling, single family residence',
      'owners, homeowners, owner occupied',
    ),
  ],
  [
    { HousingType: 'Multi-Family Dwelling', IsHomeowner: true },
    'Housing type: Multi-family dwelling, Homeowners',
    dwelling(
      'mfdu, condo, condominium, multi family, multifamily, apartment',
      'owners, homeowners, owner occupied',
    ),
  ],
  [
    { HousingType: 'Trailer Court', IsHomeowner: true },
    'Housing type: Trailer court, Homeowners',
    dwelling('mobile home, manufactured home, trailer', 'owners, homeowners'),
  ],
  [
    { HousingType: 'Single Family Dwelling', IsHomeowner: false },
    'Housing type: Single family dwelling, Renters',
    dwelling(
      'sfdu, sfd, sfh, sfr, single family, single family home, single family house, house',
      'renters, tenants',
    ),
  ],
  [
    { HousingType: 'Multi-Family Dwelling', IsHomeowner: false },
    'Housing type: Multi-family dwelling, Renters',
    dwelling('mfdu, condo, multi family, multifamily, apartment, apt, flat', 'renters, tenants'),
  ],
  [
    { HousingType: 'Trailer Court', IsHomeowner: false },
    'Housing type: Trailer court, Renters',
    dwelling('mobile home, trailer', 'renters, tenants'),
  ],
  [
    { Gender: 'Female', MaritalStatus: 'Married' },
    'Gender: Female, Marital status: Married',
    'wives, married women, married ladies',
  ],
  [
    { Gender: 'Male', MaritalStatus: 'Married' },
    'Gender: Male, Marital status: Married',
    'husbands, married men',
  ],
]

/** What people do who have an interest. */
export const interestVerbs: readonly (readonly [interest: string, words: string])[] = [
  ['Books', 'read'],
  ['Boating', 'boat, sail'],
  ['Camping', 'camp'],
  ['Cooking', 'cook, bake, grill'],
  ['Crafts', 'craft, knit, sew'],
  ['Cycling', 'bike, cycle, ride bikes'],
  ['Fishing', 'fish'],
  ['Garden', 'garden'],
  ['Golf', 'golf'],
  ['Hiking', 'hike, backpack'],
  ['Travel', 'travel'],
]

/** Words before and after an interest. */
export const interestLeads =
  'hobbies, hobby, hobbies :, interests, interests :, with an interest in, have an interest in, has an interest in, whose hobby is, whose hobbies are, avid, passionate about, crazy about, who is into, who are interested in, who go, go, who play, play, who do, likes to, like to, love to, loves to, who love to, who like to, enjoy to, interested in, interest in, who like, who likes, likes, like, liking, who love, love, loves, enjoy, who enjoy, enjoys, into, who are into, fans of, lovers of, fond of, keen on'
export const interestTails =
  'lovers, lover, fans, fan, enthusiasts, enthusiast, players, buffs, buff, goers, goer, owners, owner, hobbyists, hobbyist, addicts, aficionados, nuts, junkies, types, hobby, interest, interests'

/** Criteria whose labels of choices mean nothing, or something else, alone: "May", "A excellent", "building". */
export const neverAlone: ReadonlySet<Criterion> = new Set([
  'BirthMonth',
  'CreditRatingScore',
  'RecordStatus',
  'OperatingStatus',
  'SourceConfidenceRange',
  'LocationGrade',
  'SicGrade',
])
