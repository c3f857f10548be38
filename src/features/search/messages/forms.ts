import type { TravelUnit } from '#contract/isochrones.ts'
import type { Kind } from '#contract/kind.ts'
import { firstFew } from '#criteria/areas/postal-codes.ts'
import { kindNames } from '#criteria/kinds.ts'
import { some } from '#shared/text/format.ts'
import { type Units, unitName } from '#shared/text/units.ts'

/** Texts of the forms that add or change a place. */
export const placeMessages = {
  add: 'Add a place',
  /** The ways to add a place, in the order of their tabs. */
  ways: {
    name: 'By name',
    circle: 'Around a place',
    travel: 'Drive time',
    list: 'ZIP list',
    grow: 'Fit to a target count',
    line: 'Along a line',
    saved: 'Files and saved',
  },
  find: 'State, county, city, ZIP code or address',
  findExample: 'Omaha, Cook County, Nebraska, 68046',
  locating: 'Finding the address',
  circleAround: (distance: string, center: string) => `${distance} around ${center}`,
  found: 'Places found',
  notFound: 'No place has this name',
  unknownZip: (code: string) => `${code} is not a recognized ZIP code.`,
  unknownCity: (name: string) => `No known city is called ${name}.`,
  nearest: 'Nearest known:',
  replaceBy: (label: string) => `Use ${label}`,
  addAnyway: (label: string) => `Add ${label} anyway`,
  addCircle: 'Add the circle',
  changeCircle: 'Change the circle',
  zips: 'ZIP codes, with anything between them',
  notZips: (texts: readonly string[]) => `Not ZIP codes, skipped: ${firstFew(texts)}`,
  zerosRestored: (codes: readonly string[]) => `Restored leading zeros of ZIP codes: ${firstFew(codes)}`,
  addZips: (codes: number) => `Add ${some(codes, 'ZIP code')}`,
  corners: 'Corners, one to a line: latitude, longitude',
  changeArea: 'Change the area',
  points: 'Points, one to a line: latitude, longitude',
  width: (units: Units) => `How far to each side, in ${unitName(units)}`,
  addLine: 'Add the area along the line',
  fewPoints: 'A line needs at least 2 points.',
  noArea: 'No area could be made along this line.',
} as const

/** Texts of the forms that grow, name and save a drawn area. */
export const areaMessages = {
  grow: 'Fit to a target count',
  target: (kind: Kind) => `How many ${kindNames[kind].many}`,
  apply: 'Apply',
  growNote: 'Counts this circle only, with your other filters.',
  name: 'Name',
  rename: 'Rename',
  save: 'Save for other searches',
  nearestFirst: 'Sort records nearest first from here',
  noneSaved: 'No saved areas yet. Save a drawn area in its row or on the map.',
  add: 'Add',
  addArea: (name: string) => `Add ${name}`,
  removeArea: (name: string) => `Remove ${name} from the saved areas`,
  upload: 'Upload or paste areas',
} as const

/** Texts of the form of a drive time. */
export const bandMessages = {
  from: 'From',
  mode: 'How one travels',
  far: 'How far, up to four numbers',
  unit: 'Unit',
  minutes: 'min',
  add: 'Add the area',
  change: 'Change the area',
  running: 'Finding the area',
  nested: 'Each number is an area with its own count. The search is of the largest.',
  unknownPlace: 'This ZIP code is not recognized. Enter an address or coordinates.',
  noBand: 'Enter how far, such as 10, or 5, 10, 15',
  notNumber: (text: string) => `“${text}” is not a number over 0`,
  tooManyBands: (max: number) => `At most ${max} numbers`,
  tooFar: (max: number, unit: TravelUnit, units: Units) =>
    `At most ${max} ${unit === 'Minutes' ? 'minutes' : unitName(units)}`,
} as const

/** Texts of the controls of single criteria, and of the form of an alternative that holds them. */
export const controlMessages = {
  inAlternative: 'In this alternative',
  removeFilter: (filter: string) => `Remove ${filter}`,
  emptyAlternative: 'A record must match every filter added here.',
  addFrom: 'Add from',
  set: 'Set',
  clear: 'Clear',
  anyGrade: 'Any',
  grades: '5 is the most likely fifth of people, 1 the least likely.',
  findBy: (label: string) => `${label}, find by`,
  keywordOrCode: 'Keyword or code',
  tree: 'Tree',
  industry: 'Industry keyword or code',
  industryExample: 'dentists, roofing, 5812',
  industriesFound: 'Industries found',
  noIndustry: 'No industries match. Try other words, or the tree.',
  treeLoading: 'The tree is loading',
  openBranch: (name: string) => `Open ${name}`,
  closeBranch: (name: string) => `Close ${name}`,
  wider: 'Wider',
  narrower: 'Narrower',
  /** The parts of a street address. */
  street: {
    Number: 'Street number',
    PreDirectional: 'Direction before',
    Name: 'Street name',
    Suffix: 'Suffix (St, Ave)',
    PostDirectional: 'Direction after',
  },
  setStreet: 'Set the street',
  vehicleExample: { Make: 'Ford', Model: 'F-150' },
  noVehicle: (part: string) => `No ${part.toLowerCase()} has this name`,
  loadingList: 'Loading the list',
} as const
