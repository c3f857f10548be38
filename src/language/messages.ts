import type { TravelUnit } from '#contract/isochrones.ts'
/** Notes on sentences, and why parts of them are ignored. */
export const languageMessages = {
  notInData: (label: string) => `The data in use has no ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  largestOf: (places: number) => `The largest of ${places} places of this name; add a state for another`,
  bestKnownOf: (places: number) => `The best known of ${places} places of this name; add a state for another`,
  zipCodes: (codes: number) => `${codes} ZIP ${codes === 1 ? 'code' : 'codes'}`,
  besidePost: (city: string, codes: readonly string[]) =>
    `Addresses in ${city} name another city; taken as ZIP ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}`,
  defaultRadius: (miles: number) =>
    `No distance given; using ${miles} miles. Say “within 5 miles of” for another`,
  centerNeeded: 'A distance is measured from a city, a ZIP code or a point',
  otherStates: 'These counties are not all in one state; name each with its state',
  ownBusiness: 'What you sell is no filter',
  onlyWithin: (place: string) => `Only these places of ${place}`,
  withinCircle: (place: string) => `Only the part of the circle in ${place}`,
  takenAsMarried: 'Couples are taken as married',
  takenAsIncome: 'Taken as an income; say “home value” for the other',
  takenAsHomeValue: 'Taken as a home value; say “income” for the other',
  takenAsSales: 'Taken as sales',
  endsAt: (subject: string, low: string) => `${subject} ends at ${low}; all from there up is taken`,
  noIndustry: 'People have no industry',
  takenAsModel: (model: string) => `Taken as the ${model}`,
  hereUnknown: 'Where you are is not known; name a place, or press My position in Where, Around a place',
  zipRange: (codes: number) => `${languageMessages.zipCodes(codes)} in this range`,
  zipRangeTooLong: (max: number) => `A range has up to ${max.toLocaleString('en-US')} ZIP codes`,
  metroArea: (title: string, counties: number) =>
    `${title} metropolitan area, ${counties} ${counties === 1 ? 'county' : 'counties'}`,
  areaTaken: (place: string, miles: number) =>
    `The area of ${place} taken as ${miles} miles around it. Say “within 10 miles of” for another`,
  travelTooFar: (max: number, unit: TravelUnit) =>
    `A drive time is over 0 and up to ${max} ${unit.toLowerCase()}`,
  travelTime: 'Travel times are not known; say “within 20 miles of”',
  region: (title: string, counties: string) => `${title} taken as these counties: ${counties}`,
  neighborhood: (name: string, city: string, codes: readonly string[]) =>
    `${name} in ${city} taken as ZIP ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}`,
  besideState: (state: string) => `Taken in ${state}, as the places beside it; add a state for another`,
  zipOfCity: (city: string) => `Only this part of ${city}`,
  partOf: (city: string) =>
    `This part of ${city} is not known; all of ${city} is searched. Use its ZIP codes`,
  partOfState: 'Parts of a state are not known; name counties or a metro area',
  partOfCity: 'Parts of a city are not known; use ZIP codes, or draw an area on the map',
  homeAge: 'Records do not say when a home was built',
  childAge: 'Records say whether there are children, not their ages',
  takenAsCounty: 'Taken as the county; add a state for a place of this name',
  takenAsCity: (place: string) => `Taken as ${place}; say “in” before a place`,
  address: 'A street address. Search by its city or ZIP code instead',
  addressPlace: (address: string, place: string) => `${address} is a street address; using ${place}`,
  addressOnly: (address: string, place: string) => `Only ${address}; remove the street for all of ${place}`,
  addressCircle: (address: string, place: string) =>
    `${address} is a street address, whose point is not known; using all of ${place}`,
  addressInCircle: (address: string, place: string) =>
    `${address} is a street address, whose point is not known; measured from the center of ${place}`,
  fromCenter: (city: string) => `Measured from the center of ${city}`,
  ownership: 'Who owns a company is not known',
  contactGender: 'The gender of the contact',
  filedUnder: (description: string) => `Filed under ${description}`,
  personName: (name: string) => `A person’s name. Search people, or say “contact ${name}”`,
  spelled: (text: string, word: string) => `“${text}” read as “${word}”`,
  takenAsCompany: 'Taken as a company name',
  takenAsLastName: 'Taken as a last name',
  takenAsContact: 'Taken as the name of a contact',
  takenAsPerson: 'Taken as a first and last name',
  turning: (age: number) => `Aged ${age} now; the month of the birthday can be added`,
  takenAs: (word: string, taken: string) => `“${word}” taken as ${taken}; say it in numbers for another`,
  newMeans: 'New means the last 90 days',
  onlyNew: 'Only the last 90 days can be searched: “new businesses”, “new movers”',
  fewNumbers: (label: string, max: number) => `${label} can be searched for up to ${max} numbers of years`,
  yearByYear: 'Each number of years is an alternative',
  unknownToo: (label: string) => `${label}: those of whom it is not known are included`,
  noBand: (label: string, wider: string) =>
    `${label} comes in bands, and none is inside this range. Say “${wider}” for the nearest`,
  bands: (subject: string, names: string, wider: string) =>
    `${subject} in bands; using ${names}. Say “${wider}” for the next wider`,
} as const
