import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geocode } from '#service/geocode/geocode.ts'
import { liveAddresses } from '#service/geocode/live.ts'
import type { AddressSets } from '#service/geocode/open.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { importAddresses } from './import-addresses.ts'
import { misspelledName, rangeMiddles } from './real-addresses.testing.ts'

const files = join(import.meta.dirname, '../../../../shared/data/open')
const tiger = join(files, 'tl_2021_30059_addrfeat.shp')
const absent = !existsSync(tiger)
if (absent) console.warn(`Real files are not at ${files}: the geocoder is not tested with them`)

describe.skipIf(absent)(
  'TIGER ranges of Meagher County and OpenAddresses of Willow Avenue',
  { timeout: 120_000 },
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'real-addresses-'))
    const live = liveAddresses(dataDir, console)
    let sets: AddressSets = {}
    beforeAll(async () => {
      await importAddresses({ files: [tiger, join(files, 'openaddresses_willow_ave.csv')], dataDir })
      sets = await live.current()
    })
    afterAll(async () => {
      await live.close()
      rmSync(dataDir, { recursive: true })
    })

    /** The share of texts whose place is within so many meters of the middle of their range. */
    const shareWithin = (
      meters: number,
      texts: readonly { text: string; Latitude: number; Longitude: number }[],
    ) => {
      const within = texts.filter(({ text, ...point }) => {
        const { Location, Grade } = geocode(text, sets)
        return Grade === 'Range' && Location && milesBetween(Location, point) * 1609.344 <= meters
      })
      return within.length / texts.length
    }

    it('finds the middles of ranges within 50 m', async () => {
      const middles = await rangeMiddles(tiger)
      expect(middles.length).toBeGreaterThan(600)
      expect(shareWithin(50, middles)).toBeGreaterThan(0.99)
    })

    it('finds streets with one wrong letter', async () => {
      const middles = await rangeMiddles(tiger)
      const texts = middles.map((middle, i) => ({ ...middle, text: misspelledName(middle, i) }))
      expect(shareWithin(50, texts)).toBeGreaterThan(0.95)
    })

    it('finds houses that have no postal code, several numbers, and a street that begins with them', () => {
      const grades = [
        '1016 Willow Ave, Hoboken NJ',
        '1018 Willow Avenue, Hoboken, NJ 07030',
        '225A Willow Ave Hoboken',
      ].map((text) => geocode(text, sets).Grade)
      expect(grades).toEqual(['Rooftop', 'Rooftop', 'Rooftop'])
    })
  },
)
