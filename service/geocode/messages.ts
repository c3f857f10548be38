/** Why a place is less precise than it could be. */
export const geocodeMessages = {
  noData: 'This service has no addresses of this place: the answer is the middle of the postal code or city.',
  noStreet: 'The street was not found there: the answer is the middle of the postal code or city.',
  zipPlus4: 'The place is the middle of the addresses with this ZIP+4.',
  box: 'A post-office box has no place of its own: the answer is the middle of the postal code or city.',
  crossing: 'Crossings of streets are not looked up: the answer is the middle of the postal code or city.',
  noHouse: 'The house number was not found: the answer is a place on the street.',
  nothing: 'Neither a street nor a postal code or city was found.',
} as const
