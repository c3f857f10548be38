import { some } from '#shared/text/format.ts'

/** Texts of pictures of the map. */
export const pictureMessages = {
  title: 'Save picture',
  png: 'PNG',
  pdf: 'PDF, one page',
  report: 'Report of this area',
  drawing: 'Drawing the picture',
  excluded: (name: string) => `${name}, excluded`,
  moreAreas: (n: number) => `and ${some(n, 'more area')}`,
  byRegion: (measure: string, region: string) => `${measure} by ${region}`,
  fileOf: (title: string) => `${title} map`,
  tilesRefused:
    'The server of the base map does not let its tiles be saved in a picture. Select another base map, then save again.',
  failed: 'The picture could not be drawn.',
} as const
