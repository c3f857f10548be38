/** Bakes the places of service and app from their sources: `npx tsx scripts/gazetteer.ts`. */
import { writeFileSync } from 'node:fs'
import { asTsv, postalTable } from './gazetteer/postal-table.ts'
import { readCities, readCodes, readExchanges, readTabulationAreas } from './gazetteer/sources.ts'

const cities = readCities(['US', 'PR', 'CA'])
const areas = postalTable({
  codes: readCodes(),
  lived: readTabulationAreas(),
  cities,
  exchanges: readExchanges(),
})
writeFileSync(new URL('../service/data/places/postal-areas.tsv', import.meta.url), asTsv(areas))
console.log(`${areas.length} postal areas`)
