import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { choices } from '#criteria/choices.ts'

/** A choice and everyday words for it that its label does not say. */
type Row = readonly [key: Criterion, value: string | boolean, phrases: string, only?: Kind]

/** Words for choices beside their labels. A choice without a row is recognized by its label. */
export const choiceWords: readonly Row[] = [
  ...choices.months.map(
    ({ value, label: month }): Row => [
      'BirthMonth',
      value,
      `${month} birthdays, ${month} birthday, birthdays in ${month}, birthday in ${month}, birth month ${month}, birth month is ${month}`,
    ],
  ),
  ['Gender', 'Female', 'women, woman, females, ladies, female contacts'],
  ['Gender', 'Male', 'men, man, males, gentlemen, male contacts'],
  ['Gender', 'Female', 'run by women, run by a woman, with a female contact', 'companies'],
  ['Gender', 'Male', 'run by men, run by a man, with a male contact', 'companies'],
  ['MaritalStatus', 'Married', 'married, who are married, married couples'],
  ['MaritalStatus', 'Single', 'single, singles, unmarried, who are single, bachelors'],
  [
    'IsHomeowner',
    true,
    'homeowners, home owners, own their home, who own their home, own their homes, own a home, owners of homes',
  ],
  ['IsHomeowner', false, 'renters, tenants, who rent, who rent their home, rent their home'],
  [
    'AreChildrenPresent',
    true,
    'with children, with kids, families with children, families with kids, parents, have children, have kids, children at home, kids at home, with children at home, with a child',
  ],
  [
    'AreChildrenPresent',
    false,
    'no kids at home, no children at home, with no kids at home, with no children at home, without kids at home, without children, without kids, childless, no children, no kids, with no children, with no kids',
  ],
  [
    'HousingType',
    'Single Family Dwelling',
    'single family, single family dwellings, single family homes, single family houses, single family home, in single family homes',
  ],
  [
    'HousingType',
    'Multi-Family Dwelling',
    'multi family homes, multi family, multifamily, apartments, apts, apt dwellers, apt buildings, apartment renters, condo owners, condo dwellers, apartment buildings, apartment dwellers, in apartments, living in apartments, condos',
  ],
  [
    'HousingType',
    'Trailer Court',
    'trailer parks, mobile home parks, mobile homes, mobile home residents, mobile home owners, in mobile homes, in trailer parks',
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
    'new businesses, new companies, new business, recently opened, newly opened, opened recently, just opened, opened in the last 90 days, opened in the last three months, new firms, start ups, startups, newly formed, newly established, brand new',
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
    'new movers, recent movers, just moved, who just moved, moved recently, recently moved, moved in the last 90 days, moved in the last three months, moved in recently, newly moved, who recently moved, just moved in, people who moved',
    'people',
  ],
  ['RecordStatus', 'Existing', 'settled, settled residents, who did not move', 'people'],
  ['LifeStyle', 'Books', 'readers, book readers, book lovers, reading, who read, who read books'],
  ['LifeStyle', 'Boating', 'boaters, boats, who boat'],
  ['LifeStyle', 'Camping', 'campers, who camp'],
  ['LifeStyle', 'Collecting', 'collectors'],
  ['LifeStyle', 'Cooking', 'who cook, home cooks, to cook'],
  ['LifeStyle', 'Cycling', 'cyclists, bicycling, biking'],
  ['LifeStyle', 'Fishing', 'anglers, to fish, who fish'],
  ['LifeStyle', 'Garden', 'gardening, gardeners, gardens, to garden, who garden'],
  ['LifeStyle', 'Golf', 'golfers, golfing, to golf, who golf'],
  ['LifeStyle', 'Hiking', 'hikers, to hike, who hike'],
  ['LifeStyle', 'HomeImprovement', 'diy, do it yourself'],
  ['LifeStyle', 'Movies', 'film, films, moviegoers, cinema'],
  [
    'LifeStyle',
    'Pets',
    'pet owners, pet lovers, with pets, have pets, dogs, cats, with a dog, with a cat, with dogs, with cats, have a dog, have a cat, own a dog, own a cat',
  ],
  ['LifeStyle', 'Photography', 'photographers'],
  ['LifeStyle', 'Technology', 'tech, gadgets'],
  ['LifeStyle', 'Theater', 'theatre, theatergoers'],
  ['LifeStyle', 'Travel', 'travelers, travellers, traveling, travelling, to travel, who travel'],
  ['TargetReady', 'CatalogBuyer', 'catalog buyers, catalog shoppers, likely to buy from catalogs'],
  [
    'TargetReady',
    'CharitableGiver',
    'charitable givers, charitable donors, charity donors, donors, donors to charity, donate, who donate, who donate to charity, donate to charity, who give, who give to charity, likely to donate, likely to give to charity, likely to give to charities',
  ],
  ['TargetReady', 'CouponUser', 'coupon users, likely to use coupons'],
  ['TargetReady', 'EarlyAdopter', 'early adopters, likely to try new products first'],
  ['TargetReady', 'FrequentTraveler', 'frequent travelers, likely to travel often, likely to travel'],
  ['TargetReady', 'HomeImprover', 'home improvers, likely to improve the home, likely to improve their home'],
  ['TargetReady', 'LikelyToMove', 'likely movers, likely to move'],
  [
    'TargetReady',
    'MailResponder',
    'mail responders, likely to answer mail offers, likely to respond to mail offers, likely to respond to mail, likely to respond to direct mail, likely to answer mail',
  ],
  ['TargetReady', 'NewCarBuyer', 'new car buyers, likely to buy a new car, likely to buy a car'],
  ['TargetReady', 'OnlineShopper', 'online shoppers, likely to shop online, likely to buy online'],
]

/** Words that say two things. */
export const doubleChoices: readonly (readonly [criteria: Criteria, words: string, phrases: string])[] = [
  [
    { Gender: 'Female', AreChildrenPresent: true },
    'Gender: Female, With children',
    'moms, mothers, moms with kids, moms with children, mothers with children',
  ],
  [
    { Gender: 'Male', AreChildrenPresent: true },
    'Gender: Male, With children',
    'dads, fathers, dads with kids, dads with children, fathers with children',
  ],
  [{ Gender: 'Female', MaritalStatus: 'Married' }, 'Gender: Female, Marital status: Married', 'wives'],
  [{ Gender: 'Male', MaritalStatus: 'Married' }, 'Gender: Male, Marital status: Married', 'husbands'],
]

/** Words before and after an interest. */
export const interestLeads =
  'interested in, interest in, who like, who likes, likes, like, liking, who love, love, loves, enjoy, who enjoy, enjoys, into, who are into, fans of, lovers of, fond of, keen on'
export const interestTails =
  'lovers, lover, fans, fan, enthusiasts, players, buffs, goers, goer, owners, owner'

/** Criteria whose labels of choices mean nothing alone: "May", "A excellent". */
export const neverAlone: ReadonlySet<Criterion> = new Set(['BirthMonth', 'CreditRatingScore', 'RecordStatus'])
