import { useDebouncedValue } from '@mantine/hooks'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import { spoken } from '#features/map/model/draw/explain.ts'
import { useSettings } from '#session/settings.ts'

const DEBOUNCE_MS = 350

/** Says where the cross stands, how large the shape is and what the keys do next, once the keys rest. Heard, not seen. */
export function DrawingVoice() {
  const drawing = useDrawing((state) => state.drawing)
  const pointed = useDrawing((state) => state.pointed)
  const byKeys = useDrawing((state) => state.byKeys)
  const units = useSettings((settings) => settings.units)
  const [words] = useDebouncedValue(
    byKeys && drawing.pointer ? pointed || spoken(drawing, units) : '',
    DEBOUNCE_MS,
  )
  return (
    <div className="visually-hidden" role="status" data-testid="drawing-voice">
      {words}
    </div>
  )
}
