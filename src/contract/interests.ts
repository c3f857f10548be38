/**
 * The interests (LifeStyle) and likely behavior (TargetReady) of a person record, each name with a short label for the
 * screen. The reference has no such lists. These are extensions, and neutral: nothing about origin, belief, politics or health.
 */

/** Interests of a person. */
export const interests = {
  Antiques: 'Antiques',
  Art: 'Art',
  Boating: 'Boating',
  Books: 'Books and reading',
  Camping: 'Camping',
  Collecting: 'Collecting',
  Cooking: 'Cooking',
  Crafts: 'Crafts',
  Cycling: 'Cycling',
  Fishing: 'Fishing',
  Games: 'Games and puzzles',
  Garden: 'Garden',
  Golf: 'Golf',
  Hiking: 'Hiking',
  HomeImprovement: 'Home improvement',
  Movies: 'Movies',
  Music: 'Music',
  Pets: 'Pets',
  Photography: 'Photography',
  Sports: 'Sports',
  Technology: 'Technology',
  Theater: 'Theater',
  Travel: 'Travel',
  Woodworking: 'Woodworking',
} as const

/** Models that rank people from 1, least likely, to 5, most likely; each grade has about a fifth of the people. */
export const targetModels = {
  CatalogBuyer: 'Buys from catalogs',
  CharitableGiver: 'Gives to charities',
  CouponUser: 'Uses coupons',
  EarlyAdopter: 'Tries new products first',
  FrequentTraveler: 'Travels often',
  HomeImprover: 'Improves the home',
  LikelyToMove: 'Likely to move',
  MailResponder: 'Answers mail offers',
  NewCarBuyer: 'Buys a new car',
  OnlineShopper: 'Shops online',
} as const

export type Interest = keyof typeof interests
export type TargetModel = keyof typeof targetModels
export const interestNames = Object.keys(interests) as Interest[]
export const targetModelNames = Object.keys(targetModels) as TargetModel[]

/** The grades of every model. */
export const targetGrades = [1, 2, 3, 4, 5] as const
export type TargetGrade = (typeof targetGrades)[number]
