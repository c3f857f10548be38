/** What the map draws of streets: the kinds of features, by layer of the style. */
export type StreetLayer = Exclude<keyof StreetSchema, 'covered'>

/** The kind of a feature by its properties; undefined for those that are not drawn. */
type KindOf = (props: Record<string, unknown>) => string | undefined

/** Where a schema of vector tiles has what the map draws, and as which kind. */
export interface StreetSchema {
  /** Whether a tile is land where it has nothing else. */
  covered: boolean
  land: SchemaLayer
  /** Sea, where it is a layer of its own. */
  sea: SchemaLayer
  water: SchemaLayer
  /** Lines of rivers and canals. */
  rivers: SchemaLayer
  /** Parks, woods and grounds. */
  areas: SchemaLayer
  buildings: SchemaLayer
  /** highway, major, middle, minor, path, rail. */
  roads: SchemaLayer
  roadNames: SchemaLayer
  /** Names of neighborhoods, parks and waters. */
  places: SchemaLayer
}
type SchemaLayer = { layer: string; kindOf: KindOf }

const AREAS: Record<string, string> = {
  park: 'park',
  nature_reserve: 'park',
  national_park: 'park',
  garden: 'park',
  golf_course: 'park',
  cemetery: 'park',
  grass: 'park',
  grassland: 'park',
  pitch: 'park',
  playground: 'park',
  village_green: 'park',
  wood: 'wood',
  forest: 'wood',
  hospital: 'grounds',
  university: 'grounds',
  college: 'grounds',
  school: 'grounds',
  aerodrome: 'grounds',
  industrial: 'grounds',
}

const PLACES: Record<string, string> = {
  neighbourhood: 'neighborhood',
  suburb: 'neighborhood',
  quarter: 'neighborhood',
  park: 'park',
  water: 'water',
}

const constant =
  (kind: string): KindOf =>
  () =>
    kind
const areaOf = (value: unknown) => AREAS[String(value)]

const protomapsRoads: Record<string, string> = {
  highway: 'highway',
  major_road: 'major',
  minor_road: 'minor',
  other: 'path',
  path: 'path',
  rail: 'rail',
}
const MIDDLE_ROADS = ['secondary', 'tertiary']

/** Roads of the protomaps schema: `kind` is coarse, `kind_detail` the tag of OpenStreetMap. */
const protomapsRoad: KindOf = ({ kind, kind_detail }) => {
  if (kind === 'major_road' && MIDDLE_ROADS.includes(String(kind_detail))) return 'middle'
  return kind_detail === 'service' ? 'path' : protomapsRoads[String(kind)]
}

/** Tiles of `npm run map` and of Protomaps. */
const protomaps: StreetSchema = {
  covered: false,
  land: { layer: 'earth', kindOf: constant('land') },
  sea: { layer: 'ocean', kindOf: constant('sea') },
  water: { layer: 'water', kindOf: constant('water') },
  rivers: { layer: 'water', kindOf: constant('river') },
  areas: { layer: 'landuse', kindOf: ({ kind }) => areaOf(kind) },
  buildings: { layer: 'buildings', kindOf: constant('building') },
  roads: { layer: 'roads', kindOf: protomapsRoad },
  roadNames: { layer: 'roads', kindOf: protomapsRoad },
  places: {
    layer: 'places',
    kindOf: ({ kind }) => PLACES[String(kind)],
  },
}

const openMapTilesRoads: Record<string, string> = {
  motorway: 'highway',
  trunk: 'highway',
  primary: 'major',
  secondary: 'middle',
  tertiary: 'middle',
  minor: 'minor',
  service: 'path',
  track: 'path',
  path: 'path',
  rail: 'rail',
}
const openMapTilesRoad: KindOf = ({ class: name }) => openMapTilesRoads[String(name)]

/** Tiles of OpenFreeMap and other makers of the OpenMapTiles schema. */
const openMapTiles: StreetSchema = {
  covered: true,
  land: { layer: 'land', kindOf: constant('land') },
  sea: { layer: 'ocean', kindOf: constant('sea') },
  water: { layer: 'water', kindOf: constant('water') },
  rivers: { layer: 'waterway', kindOf: constant('river') },
  areas: { layer: 'landcover', kindOf: ({ class: name, subclass }) => areaOf(subclass) ?? areaOf(name) },
  buildings: { layer: 'building', kindOf: constant('building') },
  roads: { layer: 'transportation', kindOf: openMapTilesRoad },
  roadNames: { layer: 'transportation_name', kindOf: openMapTilesRoad },
  places: {
    layer: 'place',
    kindOf: ({ class: name }) => PLACES[String(name)],
  },
}

/** The schema of tiles with these layers. */
export const schemaOf = (layers: readonly string[]): StreetSchema =>
  layers.includes('transportation') ? openMapTiles : protomaps
