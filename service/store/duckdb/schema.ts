/**
 * The narrow table of questions: one row a company, sorted by state and place. Columns bear the API's names;
 * `...Key` columns hold folded text (`fold`), so that comparing is case- and accent-blind. Codes are numbers:
 * SIC and NAICS as the six-digit number, a range as the index of its band in `#contract/ranges`.
 * `pos` is the dense row number in sort order and the one stable order of records; `seq` is the key of the
 * record's body. Absent values are null.
 */
export const companyColumns = {
  pos: 'INTEGER',
  seq: 'INTEGER',
  Id: 'VARCHAR',
  CompanyNameKey: 'VARCHAR',
  FirstNameKey: 'VARCHAR',
  LastNameKey: 'VARCHAR',
  Gender: 'VARCHAR',
  Phone: 'BIGINT',
  EmailKey: 'VARCHAR',
  EIN: 'INTEGER',
  TickerSymbolKey: 'VARCHAR',
  StreetNameKey: 'VARCHAR',
  StreetNumberKey: 'VARCHAR',
  PreDirectional: 'VARCHAR',
  PostDirectional: 'VARCHAR',
  StreetSuffixKey: 'VARCHAR',
  City: 'VARCHAR',
  CityKey: 'VARCHAR',
  County: 'VARCHAR',
  CountyKey: 'VARCHAR',
  StateProvince: 'VARCHAR',
  PostalCode: 'VARCHAR',
  CarrierRoute: 'VARCHAR',
  AreaCode: 'SMALLINT',
  Latitude: 'DOUBLE',
  Longitude: 'DOUBLE',
  PrimarySic: 'INTEGER',
  Sic2: 'INTEGER',
  Sic3: 'INTEGER',
  Sic4: 'INTEGER',
  Sic5: 'INTEGER',
  Sic6: 'INTEGER',
  PrimaryNaics: 'INTEGER',
  Naics2: 'INTEGER',
  Naics3: 'INTEGER',
  Naics4: 'INTEGER',
  Naics5: 'INTEGER',
  Naics6: 'INTEGER',
  CorporateEmployeesSizeActual: 'INTEGER',
  CorporateEmployeesSizeRange: 'TINYINT',
  LocationEmployeesSizeActual: 'INTEGER',
  LocationEmployeesSizeRange: 'TINYINT',
  CorporateSalesVolumeActual: 'BIGINT',
  CorporateSalesVolumeRange: 'TINYINT',
  LocationSalesVolumeActual: 'BIGINT',
  LocationSalesVolumeRange: 'TINYINT',
  CreditRatingScore: 'VARCHAR',
  Franchise: 'VARCHAR',
  SquareFootage: 'TINYINT',
  YearEstablished: 'SMALLINT',
  /** True: RecordStatus New. */
  IsNew: 'BOOLEAN',
} as const

export type CompanyColumn = keyof typeof companyColumns

/** Most industry codes of one record that are stored and searched, the primary one included. */
export const MAX_CODES = 6

/**
 * Text for comparing: composed, without accents, lower case, inner spaces single. The same words in JavaScript and SQL
 * must fold alike, so keys are folded here only, both when a row is written and when a criterion is bound.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Files of one version of the data, in its own folder under `DATA_DIR/versions/NAME@STAMP/`:
 * `companies.duckdb` (tables `companies` and `ids(Id, pos)` sorted by Id), `bodies/` (LMDB: seq to record tuple),
 * `info.json` (DataInfo). `DATA_DIR/current` is a text file with the folder's name, replaced by rename.
 */
export const versionFiles = { questions: 'companies.duckdb', bodies: 'bodies', info: 'info.json' } as const

/** Number of this layout of files and columns, in `info.json`; counted up with every change, so that older data is not misread. */
export const LAYOUT = 2
