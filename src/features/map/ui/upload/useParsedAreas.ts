import { useEffect, useState } from 'react'
import type { ParsedAreas } from '#criteria/areas/parsed-areas.ts'
import { decodedText, readAreas, sizeError } from '#criteria/areas/read-areas.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import type { AreaSource } from '#session/area-panel.ts'

type Reading = { found?: ParsedAreas; error?: string; loading?: true }

/** What a file or a text holds, or why it cannot be read; a newer source takes the place of an older one. */
export function useParsedAreas(source: AreaSource | undefined): Reading {
  const [loading, setReading] = useState<Reading>({})
  useEffect(() => {
    if (!source) return setReading({})
    let current = true
    setReading({ loading: true })
    read(source).then((result) => {
      if (current) setReading(typeof result === 'string' ? { error: result } : { found: result })
    })
    return () => {
      current = false
    }
  }, [source])
  return loading
}

async function read(source: AreaSource): Promise<ParsedAreas | string> {
  if ('text' in source) return readAreas(source.text, readKml)
  const error = sizeError(source.file.size)
  if (error) return error
  try {
    const content = decodedText(new Uint8Array(await source.file.arrayBuffer()))
    return 'error' in content ? content.error : await readAreas(content.text, readKml)
  } catch {
    return messages.fileUnread
  }
}

/** KML as GeoJSON; throws when the XML is broken. */
export async function readKml(text: string): Promise<unknown> {
  const { kml } = await import('@tmcw/togeojson')
  const xml = new DOMParser().parseFromString(text, 'text/xml')
  if (xml.querySelector('parsererror')) throw new Error('broken XML')
  return kml(xml)
}
