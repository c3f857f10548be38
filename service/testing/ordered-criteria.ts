import fc from 'fast-check'

const place = {
  Latitude: fc.double({ min: -91, max: 91, noNaN: true }),
  Longitude: fc.double({ min: -181, max: 181, noNaN: true }),
}
export const point = fc.record(place)
export const area = fc.record({ ...place, RadiusMiles: fc.double({ min: 0, max: 500, noNaN: true }) })

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const state = fc.constantFrom('RI', 'ma', 'BC')
const zip = fc.constantFrom('02903', 'V6C0B9')
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 1, maxLength: 3 })
const flat = {
  Id: some(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)),
  NotId: some(fc.constantFrom('100000001', 'x')),
  CompanyName: text,
  FirstName: text,
  TickerSymbol: text,
  Email: text,
  City: text,
  County: text,
  AddressParsed: fc.record({ Name: text, Number: text, Suffix: text }, { requiredKeys: [] }),
  StateProvince: state,
  StatesProvinces: some(state),
  CitiesByStateProvince: some(fc.record({ City: text, StateProvince: state })),
  CountiesByStateProvince: some(fc.record({ County: text, StateProvince: state })),
  PostalCode: some(zip),
  RadiusPostalCodeList: some(fc.record({ PostalCode: zip, RadiusMiles: fc.integer({ min: 1, max: 500 }) })),
  RadiusCenterPointList: some(area),
  PolygonList: some(fc.record({ Points: fc.array(point, { minLength: 3, maxLength: 3 }) })),
  PrimarySic: fc.constantFrom('58', '5812', '737101', ['58', '7371']),
  Naics: some(fc.constantFrom('72', '541511')),
  CorporateEmployeesSizeRange: some(fc.constantFrom('1-4', '10000')),
  LocationSalesVolumeActual: fc.nat(),
  CreditRatingScore: some(fc.constantFrom('A', 'U')),
  IsFranchise: fc.boolean(),
  RecordStatus: fc.constantFrom('Existing', 'New', 'All'),
  SortCenter: point,
}
/** A few of these parts, any together. */
const few = (parts: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .shuffledSubarray(Object.keys(parts), { maxLength: 4 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, parts[name] as fc.Arbitrary<unknown>]))),
    )

/** Criteria that are nearly always in order, with texts of any kind. */
export const orderedCriteria = few({ ...flat, AnyOf: some(few(flat)), NoneOf: some(few(flat)) })
