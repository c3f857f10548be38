type Ring = readonly (readonly [x: number, y: number])[]

/** A shape for a test file: fields as text, and polygons of rings, which are closed here. */
export interface TestShape {
  fields: Readonly<Record<string, string>>
  polygons: readonly (readonly Ring[])[]
}

/** A square with this south-west corner and size. */
export const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
]

const closed = (ring: Ring) => [...ring, ring[0] as Ring[number]]

/** Shapes as GeoJSON. */
export const geoJsonOf = (shapes: readonly TestShape[], more: object = {}): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...more,
    features: shapes.map(({ fields, polygons }) => ({
      type: 'Feature',
      properties: fields,
      geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(closed)) },
    })),
  })

const types = { line: 3, polygon: 5 } as const
type ShapeType = (typeof types)[keyof typeof types]

/** Shapes as the .shp of a shapefile. */
export const shpOf = (shapes: readonly TestShape[]): Buffer =>
  shpWith(
    types.polygon,
    shapes.map(({ polygons }) => polygons.flat().map(closed)),
  )

/** Lines as the .shp of a shapefile. */
export const shpOfLines = (lines: readonly Ring[]): Buffer =>
  shpWith(
    types.line,
    lines.map((line) => [line]),
  )

function shpWith(type: ShapeType, shapes: readonly (readonly Ring[])[]): Buffer {
  const records = shapes.map((parts, i) => recordOf(type, parts, i + 1))
  const header = headerOf(type, 100 + records.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([header, ...records])
}

function headerOf(type: ShapeType, bytes: number): Buffer {
  const header = Buffer.alloc(100)
  header.writeInt32BE(9994, 0)
  header.writeInt32BE(bytes / 2, 24)
  header.writeInt32LE(1000, 28)
  header.writeInt32LE(type, 32)
  return header
}

function recordOf(type: ShapeType, rings: readonly Ring[], number: number): Buffer {
  const corners = rings.flat()
  const content = Buffer.alloc(44 + rings.length * 4 + corners.length * 16)
  content.writeInt32LE(type, 0)
  content.writeInt32LE(rings.length, 36)
  content.writeInt32LE(corners.length, 40)
  let first = 0
  for (const [i, ring] of rings.entries()) {
    content.writeInt32LE(first, 44 + 4 * i)
    first += ring.length
  }
  for (const [i, [x, y]] of corners.entries()) {
    content.writeDoubleLE(x, 44 + rings.length * 4 + i * 16)
    content.writeDoubleLE(y, 44 + rings.length * 4 + i * 16 + 8)
  }
  const head = Buffer.alloc(8)
  head.writeInt32BE(number, 0)
  head.writeInt32BE(content.length / 2, 4)
  return Buffer.concat([head, content])
}

const WIDTH = 60

/** The fields of shapes as the .dbf of a shapefile, in UTF-8. */
export function dbfOf(shapes: readonly Pick<TestShape, 'fields'>[]): Buffer {
  const names = Object.keys(shapes[0]?.fields ?? {})
  const header = Buffer.alloc(32)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(shapes.length, 4)
  header.writeUInt16LE(32 + names.length * 32 + 1, 8)
  header.writeUInt16LE(1 + names.length * WIDTH, 10)
  const columns = names.map((name) => {
    const column = Buffer.alloc(32)
    column.write(name, 0, 'latin1')
    column.write('C', 11, 'latin1')
    column.writeUInt8(WIDTH, 16)
    return column
  })
  const rows = shapes.flatMap(({ fields }) => [
    Buffer.from(' '),
    ...names.map((name) => {
      const cell = Buffer.alloc(WIDTH, ' ')
      cell.write(fields[name] ?? '')
      return cell
    }),
  ])
  return Buffer.concat([header, ...columns, Buffer.from([0x0d]), ...rows, Buffer.from([0x1a])])
}
