import { withoutAccents } from '../text/fold.ts'

/** Independent cities in a state that has a county of the same name. */
const CITIES_BESIDE_COUNTIES = new Set(['24510', '29510', '51600', '51620', '51760', '51770'])

/**
 * The name of a county as in business files: plain letters, without "County"; independent cities that share the name of a
 * neighboring county have "City" added.
 */
export function countyName(fips: string, atlasName: string): string {
  const plain = withoutAccents(atlasName)
  return CITIES_BESIDE_COUNTIES.has(fips) ? `${plain} City` : plain
}
