/** Bakes the places of service and app from their sources: `npx tsx scripts/gazetteer.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cityFile, countyFile, postalCities, postalFile, stateFile } from './gazetteer/app-files.ts'
import { labelFile } from './gazetteer/labels.ts'
import { asTsv, postalTable } from './gazetteer/postal-table.ts'
import { readCities, readCodes, readExchanges, readTabulationAreas } from './gazetteer/sources.ts'

const root = new URL('../', import.meta.url)

function write(path: string, text: string) {
  writeFileSync(new URL(path, root), text)
  console.log(`${path}  ${Math.round(text.length / 1024)} KB`)
}

const writeJson = (name: string, file: object) =>
  write(`public/places/${name}.json`, `${JSON.stringify(file)}\n`)

const cities = readCities(['US', 'PR', 'CA'])
const areas = postalTable({
  codes: readCodes(),
  residential: readTabulationAreas(),
  cities,
  exchanges: readExchanges(),
})
const named = postalCities(areas, cities)

mkdirSync(new URL('public/places/', root), { recursive: true })
write('service/reference/places/postal-areas.tsv', asTsv(areas))
writeJson('postal', postalFile(areas, named))
writeJson('cities', cityFile(named))
writeJson('counties', countyFile(areas))
writeJson('states', stateFile(areas))
writeJson('labels', labelFile(readCities(['US', 'PR', 'CA', 'MX', 'CU', 'BS'])))
