/**
 * What an import does to the cells of a row beyond spelling them our way, in the words of its summary. `fixed`: another
 * value stands in the record than in the file. `filled`: the file had none. `left out`: the file had one that is
 * of no use. `kept`: it is doubtful and stands as it was.
 */
export const notes = {
  stateOutvoted: ['fixed', 'StateProvince: contradicted by the rest of the row, corrected'],
  stateFromPlace: ['fixed', 'StateProvince: not a state, taken from the postal code or the point'],
  zipZero: ['fixed', 'PostalCode: leading zeros restored'],
  zipLetters: ['fixed', 'PostalCode: letters and digits confused, corrected'],
  pointSwapped: ['fixed', 'Location: latitude and longitude were swapped'],
  pointSign: ['fixed', 'Location: minus sign of the longitude restored'],
  pointMoved: ['fixed', 'Location: in another state than the rest of the row, moved to the postal code'],
  cityCapitals: ['fixed', 'City: capitals made small'],
  sicZero: ['fixed', 'PrimarySic: leading zero restored'],
  sicLong: ['fixed', 'PrimarySic: eight digits, the four-digit trade is used'],
  sicForeign: [
    'fixed',
    'PrimarySic: six digits that are not in our dictionary, the four-digit trade is used',
  ],
  sicFromNaics: ['fixed', 'PrimarySic: a NAICS code, mapped to SIC'],
  bandFitted: ['fixed', 'Ranges: one between ours, put into the one of ours that holds its middle'],
  nameTakenApart: ['fixed', 'Name: one cell, taken apart into first name, initial and last name'],
  nameOfTwo: ['fixed', 'Name: two people in one cell, the first is taken'],
  nameCapitals: ['fixed', 'Name: capitals made small'],
  ageMiddle: ['fixed', 'Age: a range, its middle is taken'],
  birthYear: ['fixed', 'BirthMonthYear: a year only, kept as the age'],
  idMade: ['filled', 'Id: made from the row, or from an id that is not of 1 to 9 digits'],
  personIdMade: ['filled', 'Id: made from the row, or from an id that is not of 1 to 12 digits'],
  locationMade: ['filled', 'LocationId: made from the address'],
  householdMade: ['filled', 'HouseholdId: made from the address and the last name'],
  headFound: ['filled', 'HeadOfHousehold: the first of the household'],
  stateFilled: ['filled', 'StateProvince'],
  cityFilled: ['filled', 'City'],
  countyFilled: ['filled', 'County'],
  pointFilled: ['filled', 'Location: of the postal code'],
  sicMapped: ['filled', 'PrimarySic: from the categories of the mapping file'],
  sicGuessed: ['filled', 'PrimarySic: guessed from the words of the category'],
  naicsFilled: ['filled', 'PrimaryNaics: from the SIC code'],
  phoneFalse: ['left out', 'Phone: not a number that can be dialled'],
  phoneUnreadable: ['left out', 'Phone: not a phone number'],
  zipUnreadable: ['left out', 'PostalCode: not a postal code of the US or Canada'],
  stateUnknown: ['left out', 'StateProvince: not a state of the US or Canada'],
  pointZero: ['left out', 'Location: 0, 0'],
  pointUnreadable: ['left out', 'Location: not a latitude and a longitude'],
  pointAbroad: ['left out', 'Location: in another state than the rest of the row, or abroad'],
  sizeUnreadable: ['left out', 'Sizes: not a number'],
  moneyUnreadable: ['left out', 'IncomeRange, HomeValueRange: not an amount'],
  ageUnreadable: ['left out', 'Age: not a number of years'],
  birthUnreadable: ['left out', 'BirthMonthYear: not a month or year of birth'],
  yearsUnreadable: ['left out', 'YearsInHome: not a number of years'],
  emailUnreadable: ['left out', 'Email: not an email address'],
  gradeUnreadable: ['left out', 'TargetReady: not a grade from 1 to 5'],
  interestUnknown: ['left out', 'LifeStyle: not an interest of ours'],
  vehicleUnknown: ['left out', 'Vehicle: without a make, a model or a year'],
  dateUnreadable: ['left out', 'Dates and years: not a date'],
  uriUnreadable: ['left out', 'UriList: not a web address'],
  sicUnknown: ['left out', 'PrimarySic: unknown code'],
  naicsUnknown: ['left out', 'PrimaryNaics: unknown code'],
  einUnreadable: ['left out', 'EIN: not nine digits'],
  wordUnknown: ['left out', 'Gender, Franchise, CreditRatingScore: unknown word'],
  personWordUnknown: [
    'left out',
    'Gender, HousingType, IsHomeowner, MaritalStatus, AreChildrenPresent, HeadOfHousehold: unknown word',
  ],
  parentMissing: ['left out', 'ParentCompany: no such row in the file'],
  parentSelf: ['left out', 'ParentCompany: the company itself'],
  parentCycle: ['left out', 'ParentCompany: in a circle'],
  zipUnknown: ['kept', 'PostalCode: not in our table'],
  zipElsewhere: ['kept', 'PostalCode: of another state than the rest of the row'],
  pointFar: ['kept', 'Location: over 100 miles from the postal code'],
  pointStacked: ['kept', 'Location: the same for over 20 rows'],
  phoneShared: ['kept', 'Phone: the same for over 20 rows'],
  categoryUnknown: ['kept', 'Category without a SIC code'],
} as const satisfies Record<string, readonly ['fixed' | 'filled' | 'left out' | 'kept', string]>

export type Note = keyof typeof notes

/** A cell as it is understood: its value, if it has one, and what was done to it. */
export interface Reading<T> {
  value?: T
  note?: Note
}
