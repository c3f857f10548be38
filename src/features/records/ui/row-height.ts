import { useMediaQuery } from '@mantine/hooks'
import { useSettings } from '#session/settings.ts'

/** Pixels of the head. */
export const HEAD = 30
/** Browsers stop laying out elements higher than about 33 million pixels. */
const MAX_PIXELS = 33_000_000
const MAX_ROWS = 1_000_000

/** Pixels of a row; rows are higher on a phone, for fingers. */
export function useRowHeight(): number {
  const dense = useSettings((state) => state.dense)
  const phone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (phone) return dense ? 32 : 40
  return dense ? 26 : 31
}

/** How many rows the table shows of a result. */
export const rowsShown = (total: number, height: number): number =>
  Math.min(total, MAX_ROWS, Math.floor(MAX_PIXELS / height))
