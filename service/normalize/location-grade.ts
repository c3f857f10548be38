import type { LocationGrade } from '#contract/trust.ts'
import { cleanText } from '#shared/text/clean-text.ts'

/** Words of geocoders and of exports, in small letters without signs, by the grade of the point that they describe. */
const words: Record<LocationGrade, string> = {
  Rooftop:
    'rooftop parcel point pointaddress address building buildingcentroid exact premise house housenumber',
  Street:
    'street streetaddress streetcenter interpolated interpolation rangeinterpolated range rangeinterpolation nearestrooftopmatch intersection route road block',
  PostalCode:
    'postalcode postcode postal zip zipcode zip5 zcta zipcentroid zipcodecentroid postalcodecentroid',
  City: 'city place locality town placecentroid citycentroid citycenter municipality',
}

const gradeOfWord = new Map<string, LocationGrade>(
  (Object.keys(words) as LocationGrade[]).flatMap((grade) =>
    words[grade].split(' ').map((word) => [word, grade]),
  ),
)

/** The grade that a text names; undefined for one that is not known. */
export const gradeOfText = (cell: string): LocationGrade | undefined =>
  gradeOfWord.get(
    cleanText(cell)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  )
