import { useEffect, useState } from 'react'
import { sizeError, textOf } from '#criteria/areas/bytes.ts'
import type { Found } from '#criteria/areas/found.ts'
import { readAreas } from '#criteria/areas/text.ts'
import { readKml } from '#features/map/model/upload/kml.ts'
import type { AreaSource } from '#session/area-panel.ts'

type Reading = { found?: Found; fault?: string; reading?: true }

/** What a file or a text holds, or why it cannot be read; a newer source takes the place of an older one. */
export function useFound(source: AreaSource | undefined): Reading {
  const [reading, setReading] = useState<Reading>({})
  useEffect(() => {
    if (!source) return setReading({})
    let current = true
    setReading({ reading: true })
    read(source).then((result) => {
      if (current) setReading(typeof result === 'string' ? { fault: result } : { found: result })
    })
    return () => {
      current = false
    }
  }, [source])
  return reading
}

async function read(source: AreaSource): Promise<Found | string> {
  if ('text' in source) return readAreas(source.text, readKml)
  const fault = sizeError(source.file.size)
  if (fault) return fault
  try {
    const content = textOf(new Uint8Array(await source.file.arrayBuffer()))
    return 'fault' in content ? content.fault : await readAreas(content.text, readKml)
  } catch {
    return 'The file could not be read. It may have been moved or changed.'
  }
}
