import type { GeocodeCorrection, GeocodeGrade } from '#contract/geocode.ts'

/** Texts of a center: an address, a ZIP code, a city or coordinates. */
export const centerMessages = {
  label: 'Around',
  example: '1020 E 1st St, Papillion NE',
  hint: 'An address, a ZIP code, a city, or coordinates',
  empty: 'Enter an address, a ZIP code, a city, or a latitude and a longitude.',
  notFound: (text: string) => `No place found for “${text}”. Add a city or a ZIP code.`,
  tooLarge: (name: string) => `${name} is too large for a center. Enter a city, a ZIP code or an address.`,
  noAddresses: 'This service does not locate addresses. Enter a ZIP code, a city, or coordinates.',
  looking: 'Finding the place',
  /** How precise the point of an address is. */
  grades: {
    Rooftop: 'at the building',
    Range: 'by the house numbers of its block',
    Street: 'on its street, the house number is not known',
    PostalCode: 'the middle of the ZIP code, the address is not known',
    City: 'the middle of the city, the address is not known',
  } satisfies Record<GeocodeGrade, string>,
  corrected: ({ Written, Found }: GeocodeCorrection) => `“${Written}” is read as ${Found}`,
  others: 'Or:',
  replaceBy: (address: string) => `Use ${address}`,
  myPosition: 'My position',
  positionDenied: 'Your browser does not allow this page to know your position. Allow it in its settings.',
  positionUnknown: 'Your position could not be found. Enter an address instead.',
} as const
