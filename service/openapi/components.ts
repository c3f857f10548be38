import { z } from 'zod'
import { AddressParsed, Company, Link } from '#contract/company.ts'
import { criteriaShapes } from '#contract/criteria.ts'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import { Geocode, GeocodeCorrection, GeocodedPlace, ParsedAddress } from '#contract/geocode.ts'
import { Isochrone, Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import type { Kind } from '#contract/kind.ts'
import { MatchResponse, MultipleMatchRequest } from '#contract/match.ts'
import { Person } from '#contract/person.ts'
import { Problem, ValidationError } from '#contract/problem.ts'
import { PointValue, Polygon, State } from '#contract/shared-criteria.ts'
import { Sic, Sics } from '#contract/sic.ts'
import { TallyItem } from '#contract/tally.ts'
import { Vehicle } from '#contract/vehicle.ts'

const [matchedRow, refusedRow, endOfRows] = streamEndpoints.matchFile.line.options
const { Common, Companies, People } = MatchResponse.shape.Matches.shape

const innerOf = (kind: Kind) => criteriaShapes[kind].AnyOf.unwrap().element

/** The schemas of the contract that are named components of the description. */
const named: Record<string, z.ZodType> = {
  Company,
  Person,
  Link,
  AddressParsed,
  Sic,
  Sics,
  Vehicle,
  TallyItem,
  Count: endpoints.countCompanies.response,
  CountOfRequest: endpoints.multipleCountCompanies.response.element,
  TalliesOfRequest: endpoints.multipleTallyCompanies.response.element,
  Geocode,
  GeocodedPlace,
  GeocodeCorrection,
  ParsedAddress,
  GeocodeItem: endpoints.multipleGeocode.body.element,
  IsochronesRequest,
  Isochrones,
  Isochrone,
  MatchResponse,
  MatchedRecord: Common.element,
  MatchedCompany: Companies.element,
  MatchedPerson: People.element,
  Fault: ValidationError,
  Problem,
  Point: PointValue,
  Polygon,
  StateProvince: State,
  CompanyCriteria: innerOf('companies'),
  PersonCriteria: innerOf('people'),
  CompanySearch: endpoints.searchCompanies.body,
  PersonSearch: endpoints.searchPeople.body,
  CompanyTally: endpoints.tallyCompanies.body,
  PersonTally: endpoints.tallyPeople.body,
  CompanyCountItem: endpoints.multipleCountCompanies.body.element,
  PersonCountItem: endpoints.multipleCountPeople.body.element,
  CompanyTallyItem: endpoints.multipleTallyCompanies.body.element,
  PersonTallyItem: endpoints.multipleTallyPeople.body.element,
  MatchRequest: endpoints.match.body,
  MatchFileRow: streamEndpoints.matchFile.row,
  MatchedRow: matchedRow,
  RefusedRow: refusedRow,
  EndOfRows: endOfRows,
  MultipleMatchItem: MultipleMatchRequest.element,
}

/** The names of schemas, for zod's conversion to JSON Schema. */
export const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })
