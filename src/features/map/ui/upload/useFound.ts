import { useEffect, useState } from 'react'
import type { ParsedAreas } from '#criteria/areas/parsed-areas.ts'
import { decodedText, readAreas, sizeError } from '#criteria/areas/read-areas.ts'
import { readKml } from '#features/map/model/upload/kml.ts'
import type { AreaSource } from '#session/area-panel.ts'

type Reading = { found?: ParsedAreas; error?: string; reading?: true }

/** What a file or a text holds, or why it cannot be read; a newer source takes the place of an older one. */
export function useFound(source: AreaSource | undefined): Reading {
  const [reading, setReading] = useState<Reading>({})
  useEffect(() => {
    if (!source) return setReading({})
    let current = true
    setReading({ reading: true })
    read(source).then((result) => {
      if (current) setReading(typeof result === 'string' ? { error: result } : { found: result })
    })
    return () => {
      current = false
    }
  }, [source])
  return reading
}

async function read(source: AreaSource): Promise<ParsedAreas | string> {
  if ('text' in source) return readAreas(source.text, readKml)
  const error = sizeError(source.file.size)
  if (error) return error
  try {
    const content = decodedText(new Uint8Array(await source.file.arrayBuffer()))
    return 'error' in content ? content.error : await readAreas(content.text, readKml)
  } catch {
    return 'The file could not be read. It may have been moved or changed.'
  }
}
