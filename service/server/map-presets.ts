/** Maps of public services that an operator can name in `MAP`. The browser loads their tiles from their hosts. */
export const mapPresets = {
  /** Free vector tiles of the whole world, without a key (openfreemap.org). */
  openfreemap: {
    name: 'openfreemap',
    kind: 'vector',
    url: 'https://tiles.openfreemap.org/planet',
    attribution:
      '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openmaptiles.org/">© OpenMapTiles</a> <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  },
  /** Pictures of the OpenStreetMap Foundation, for light use (operations.osmfoundation.org/policies/tiles). */
  osm: {
    name: 'osm',
    kind: 'tiles',
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  },
} as const
