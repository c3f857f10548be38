/** A sector of NAICS 2017: its name and the first two digits of its codes. */
export interface NaicsSector {
  name: string
  prefixes: readonly string[]
}

const sector = (name: string, ...prefixes: string[]): NaicsSector => ({ name, prefixes })

/** The twenty sectors of NAICS 2017 (US Census Bureau), in the order of their codes. */
export const naicsSectors: readonly NaicsSector[] = [
  sector('Agriculture, forestry, fishing and hunting', '11'),
  sector('Mining, quarrying, and oil and gas extraction', '21'),
  sector('Utilities', '22'),
  sector('Construction', '23'),
  sector('Manufacturing', '31', '32', '33'),
  sector('Wholesale trade', '42'),
  sector('Retail trade', '44', '45'),
  sector('Transportation and warehousing', '48', '49'),
  sector('Information', '51'),
  sector('Finance and insurance', '52'),
  sector('Real estate and rental and leasing', '53'),
  sector('Professional, scientific, and technical services', '54'),
  sector('Management of companies and enterprises', '55'),
  sector('Administrative and support and waste management services', '56'),
  sector('Educational services', '61'),
  sector('Health care and social assistance', '62'),
  sector('Arts, entertainment, and recreation', '71'),
  sector('Accommodation and food services', '72'),
  sector('Other services (except public administration)', '81'),
  sector('Public administration', '92'),
]
