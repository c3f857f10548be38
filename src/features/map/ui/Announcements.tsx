import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { countQuery } from '#api/queries.ts'
import { counted } from '#criteria/kinds.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { useAnnouncements } from '../data/announcements.ts'
import { useDrawing } from '../data/drawing.ts'
import { screenReaderText } from '../model/draw/drawing-text.ts'

/** The last change on the map with the new count once it is known, for screen readers only. */
export function Announcements() {
  const { text, criteria: changed } = useAnnouncements()
  const kind = useKind()
  const criteria = useCriteria()
  const { data, isPlaceholderData, error } = useQuery(countQuery(kind, criteria))
  const counting = changed && (!sameCriteria(changed, criteria) || isPlaceholderData || !data)
  const line =
    !text || (counting && !error) ? '' : changed && data ? `${text}, ${counted(kind, data.MatchCount)}` : text
  return (
    <div className="visually-hidden" role="status" data-testid="map-news">
      {line}
    </div>
  )
}

const DEBOUNCE_MS = 350

/** The position of the crosshair, the size of the shape and what the keys do next, for screen readers only, once no key is pressed. */
export function DrawingStatus() {
  const drawing = useDrawing((state) => state.drawing)
  const pickText = useDrawing((state) => state.pickText)
  const byKeyboard = useDrawing((state) => state.byKeyboard)
  const units = useSettings((settings) => settings.units)
  const [text] = useDebouncedValue(
    byKeyboard && drawing.pointer ? pickText || screenReaderText(drawing, units) : '',
    DEBOUNCE_MS,
  )
  return (
    <div className="visually-hidden" role="status" data-testid="drawing-voice">
      {text}
    </div>
  )
}
