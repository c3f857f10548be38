import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Kind } from '#contract/kind.ts'
import { recordTableMessages as messages } from '#features/records/messages.ts'
import { type Reading, readingsOf } from '#records/record.ts'
import { Segments } from '#ui/Segments.tsx'

interface Props {
  kind: Kind
  format: Reading
  onFormat: (format: Reading) => void
}

/** As many formats as have room side by side. */
const FEW = 4

/** How much of each record is shown; many formats, and a narrow table, take a list. */
export function FormatChoice({ kind, format, onFormat }: Props) {
  const narrow = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false })
  const data = readingsOf[kind].map((value) => ({ value, label: messages.formats[value] }))
  const shared = { size: 'xs', 'aria-label': messages.format, value: format, data } as const
  if (narrow || data.length > FEW)
    return <NativeSelect {...shared} onChange={(event) => onFormat(event.currentTarget.value as Reading)} />
  return <Segments {...shared} onChange={onFormat} />
}
