import type { CorrectionList, ListedCorrection } from '#contract/corrections.ts'
import { correctionMessages as messages } from './messages.ts'

/**
 * Corrections as a GeoJSON FeatureCollection of notes, for those who keep the source: a point and the text of a note, as OpenStreetMap's notes have
 * them, named by the id in the source, which is the GERS id of a place of Overture. A record without a point has no geometry.
 */
export function notesOf({ corrections }: CorrectionList): object {
  return { type: 'FeatureCollection', features: corrections.map(featureOf) }
}

function featureOf(correction: ListedCorrection): object {
  const { id, name, source, sourceId, location, corrected } = correction
  return {
    type: 'Feature',
    id: sourceId ?? id,
    geometry: location ? { type: 'Point', coordinates: [location.longitude, location.latitude] } : null,
    properties: { text: textOf(correction), name, source, sourceId, date: corrected },
  }
}

/** The text of a note, in sentences. */
export function textOf({ name, fields, duplicateOf, original, note }: ListedCorrection): string {
  const sentences = fields.map(({ field, before, after }) =>
    field === 'OperatingStatus' && after === 'Closed'
      ? messages.noteClosed
      : messages.noteField(messages.words[field], before, after),
  )
  if (duplicateOf) sentences.push(messages.noteDuplicate(original?.name, original?.sourceId ?? duplicateOf))
  return [messages.noteOf(name), ...sentences, ...(note ? [note] : [])].join(' ')
}
