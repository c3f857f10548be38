import { Readable } from 'node:stream'
import type { Feature } from 'geojson'
import { open, type Source } from 'shapefile'
import { DataError } from '#service/versions/data-error.ts'
import { boundaryMessages as messages } from '../messages.ts'
import type { Shape, ShapeSource } from './shape.ts'
import type { ShapefileParts } from './shapefile-parts.ts'

/** The shapes of a shapefile, read in parts; `openParts` opens its files. */
export function shapefileSource(file: string, openParts: () => Promise<ShapefileParts>): ShapeSource {
  return {
    file,
    async *read() {
      const parts = await openParts()
      try {
        checkProjection(file, parts.projection)
        yield* shapesOf(file, parts)
      } finally {
        parts.close()
      }
    },
  }
}

/** The beginning of a projection's description names the one that is not in degrees. */
function checkProjection(file: string, text: string): void {
  const [, name] = /^\s*PROJ(?:CS|CRS)\["([^"]*)"/i.exec(text) ?? []
  if (name !== undefined) throw new DataError(messages.projected(file, name))
}

async function* shapesOf(file: string, { shapes, table, letters }: ShapefileParts): AsyncGenerator<Shape> {
  let failure: Error | undefined
  const quiet = (stream: Readable) =>
    untilItFails(stream, (error) => {
      failure ??= error
    })
  const fail = (error: unknown) =>
    new DataError(messages.damaged(file, failure?.message ?? (error as Error).message))
  const encoding = /utf-?8/i.test(letters) ? 'utf-8' : 'windows-1252'
  try {
    const source = await open(quiet(shapes), quiet(table), { encoding })
    for (let next = await nextOf(source); next; next = await nextOf(source)) {
      if (!next.properties) throw new Error(messages.shorterTable)
      yield { fields: next.properties, geometry: next.geometry }
    }
  } catch (error) {
    throw error instanceof DataError ? error : fail(error)
  }
  if (failure) throw fail(failure)
}

async function nextOf(source: Source<Feature>): Promise<Feature | undefined> {
  const { done, value } = await source.read()
  return done ? undefined : value
}

/** The stream, which ends where it fails: the library that reads it does not take errors well. */
function untilItFails(stream: Readable, onError: (error: Error) => void): Readable {
  async function* chunks() {
    try {
      yield* stream
    } catch (error) {
      onError(error as Error)
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}
