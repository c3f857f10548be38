/**
 * What an import does to the cells of a row besides normalizing them, with the text of its summary. `fixed`: the record has another
 * value than the file. `filled`: the file had none. `removed`: the file's value cannot be used. `doubtful`: the file's value is imported
 * but may be wrong.
 */
export const notes = {
  stateOutvoted: ['fixed', 'StateProvince: contradicted by the rest of the row, corrected'],
  stateFromPlace: ['fixed', 'StateProvince: not a state, replaced by that of the postal code or the point'],
  zipZero: ['fixed', 'PostalCode: leading zeros restored'],
  zipLetters: ['fixed', 'PostalCode: letters and digits confused, corrected'],
  pointSwapped: ['fixed', 'Location: latitude and longitude were swapped'],
  pointSign: ['fixed', 'Location: minus sign of the longitude restored'],
  pointMoved: ['fixed', 'Location: in another state than the rest of the row, moved to the postal code'],
  cityCapitals: ['fixed', 'City: all capitals, corrected'],
  sicZero: ['fixed', 'PrimarySic: leading zero restored'],
  sicLong: ['fixed', 'PrimarySic: eight digits, the four-digit trade is used'],
  sicForeign: [
    'fixed',
    'PrimarySic: six digits that are not in the dictionary, the four-digit trade is used',
  ],
  sicFromNaics: ['fixed', 'PrimarySic: a NAICS code, mapped to SIC'],
  bandFitted: ['fixed', 'Ranges: not a range of the API, replaced by the one that contains its middle'],
  nameTakenApart: ['fixed', 'Name: one cell, split into first name, initial and last name'],
  nameOfTwo: ['fixed', 'Name: two people in one cell, the first is used'],
  nameCapitals: ['fixed', 'Name: all capitals, corrected'],
  ageMiddle: ['fixed', 'Age: a range, its middle is used'],
  birthYear: ['fixed', 'BirthMonthYear: a year only, stored as the age'],
  idMade: ['filled', 'Id: made of the id of the file, or of name and address'],
  locationMade: ['filled', 'LocationId: generated from the address'],
  householdMade: ['filled', 'HouseholdId: generated from the address and the last name'],
  headFound: ['filled', 'HeadOfHousehold: the first of the household'],
  stateFilled: ['filled', 'StateProvince'],
  cityFilled: ['filled', 'City'],
  countyFilled: ['filled', 'County'],
  pointFilled: ['filled', 'Location: the center of the postal code'],
  sicMapped: ['filled', 'PrimarySic: from the category'],
  sicOfNaics: ['filled', 'PrimarySic: from the NAICS code'],
  sicFromAncestor: ['filled', 'PrimarySic: from a broader category'],
  sicGuessed: [
    'doubtful',
    'PrimarySic: a guess from words of the category or the name (SicGrade is Guessed)',
  ],
  naicsFilled: ['filled', 'PrimaryNaics: from the SIC code'],
  phoneFalse: ['removed', 'Phone: not a number that can be dialed'],
  phoneUnreadable: ['removed', 'Phone: not a phone number'],
  zipUnreadable: ['removed', 'PostalCode: not a postal code of the US or Canada'],
  zipShort: [
    'removed',
    'PostalCode: too few digits, and with a zero before them it is in another place than the row',
  ],
  countryUnknown: ['removed', 'Country: not a country'],
  stateUnknown: ['removed', 'StateProvince: not a state of the US or Canada'],
  pointZero: ['removed', 'Location: 0, 0'],
  pointUnreadable: ['removed', 'Location: not a latitude and a longitude'],
  pointAbroad: ['removed', 'Location: in another state than the rest of the row, or abroad'],
  sizeUnreadable: ['removed', 'Sizes: not a number'],
  moneyUnreadable: ['removed', 'IncomeRange, HomeValueRange: not an amount'],
  ageUnreadable: ['removed', 'Age: not a number of years'],
  birthUnreadable: ['removed', 'BirthMonthYear: not a month or year of birth'],
  yearsUnreadable: ['removed', 'YearsInHome: not a number of years'],
  emailUnreadable: ['removed', 'Email: not an email address'],
  gradeUnreadable: ['removed', 'TargetReady: not a grade from 1 to 5'],
  interestUnknown: ['removed', 'LifeStyle: not an interest of the API'],
  vehicleUnknown: ['removed', 'Vehicle: without a make, a model or a year'],
  dateUnreadable: ['removed', 'Dates and years: not a date'],
  uriUnreadable: ['removed', 'UriList: not a web address'],
  sicUnknown: ['removed', 'PrimarySic: unknown code'],
  naicsUnknown: ['removed', 'PrimaryNaics: unknown code'],
  einUnreadable: ['removed', 'EIN: not nine digits'],
  genderUnknown: ['removed', 'Gender: unknown word'],
  franchiseUnknown: ['removed', 'Franchise: unknown word'],
  creditUnknown: ['removed', 'CreditRatingScore: unknown word'],
  housingUnknown: ['removed', 'HousingType: unknown word'],
  ownerUnknown: ['removed', 'IsHomeowner: unknown word'],
  maritalUnknown: ['removed', 'MaritalStatus: unknown word'],
  childrenUnknown: ['removed', 'AreChildrenPresent: unknown word'],
  headUnknown: ['removed', 'HeadOfHousehold: unknown word'],
  parentMissing: ['removed', 'ParentCompany: no such row in the file'],
  parentSelf: ['removed', 'ParentCompany: the company itself'],
  parentCycle: ['removed', 'ParentCompany: a circle of parents'],
  closed: [
    'doubtful',
    'Rows of companies that are closed, superseded or denied are imported (--exclude closed)',
  ],
  nameShared: ['doubtful', 'CompanyName: the same for one row in a hundred or more, perhaps a placeholder'],
  abroad: [
    'doubtful',
    'Country: outside the US and Canada, imported with its own address and in no state (--exclude foreign)',
  ],
  zipUnknown: ['doubtful', 'PostalCode: not a known postal code'],
  zipElsewhere: ['doubtful', 'PostalCode: of another state than the rest of the row'],
  pointFar: ['doubtful', 'Location: over 100 miles from the postal code'],
  pointStacked: ['doubtful', 'Location: the same for over 20 rows'],
  phoneShared: ['doubtful', 'Phone: the same for over 20 rows'],
  categoryUnknown: ['doubtful', 'Category without a SIC code'],
} as const satisfies Record<string, readonly ['fixed' | 'filled' | 'removed' | 'doubtful', string]>

export type Note = keyof typeof notes

/** A normalized cell: its value, if it has one, and what was done to it. */
export interface Reading<T> {
  value?: T
  note?: Note
}
