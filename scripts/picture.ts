import { chromium } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { startService } from './bench/service.ts'
import { browserArguments, findBrowser } from './browser.ts'

/** Takes the README's picture of the search screen over the data in `DATA_DIR`: `npx tsx scripts/picture.ts`. */
const criteria = {
  PrimarySic: ['15', '17'],
  AnyOf: [
    { CountiesByStateProvince: [{ County: 'Lake', StateProvince: 'IL' }] },
    {
      RadiusCenterPointList: [
        { Latitude: 41.8786, Longitude: -87.6251, RadiusMiles: 20 },
        { Latitude: 41.7508, Longitude: -88.1535, RadiusMiles: 9 },
      ],
    },
  ],
  NoneOf: [
    {
      PolygonList: [
        {
          Points: [
            { Latitude: 41.87, Longitude: -87.86 },
            { Latitude: 41.86, Longitude: -87.7 },
            { Latitude: 41.74, Longitude: -87.66 },
            { Latitude: 41.68, Longitude: -87.78 },
            { Latitude: 41.75, Longitude: -87.9 },
          ],
        },
      ],
    },
  ],
}

await prepareApp()
const service = await startService(process.env.DATA_DIR ?? 'data')
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme })
  const search = new URLSearchParams(
    Object.entries(criteria).map(([key, value]) => [key, JSON.stringify(value)]),
  )
  await page.goto(`http://127.0.0.1:${service.port}/?${search}&format=Enhanced`, { waitUntil: 'networkidle' })
  // Tiles are painted after they have loaded.
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `docs/search-${colorScheme}.png` })
}
await browser.close()
await service.stop()
