import { IconArrowsJoin } from '@tabler/icons-react'
import { requestTypeOf } from '#criteria/request-type.ts'
import { usePicker } from '#session/picker.ts'
import { useKind } from '#session/search.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { searchPageMessages as messages } from './messages.ts'

/** Opens the picker over the search: one record from partial details. */
export function useLookUp(): () => void {
  const RequestType = requestTypeOf[useKind()]
  return () => usePicker.getState().pickerOpened({ type: 'search' }, { RequestType })
}

/** The button of the picker; `onOpen` runs before it opens. */
export function LookUpButton({ onOpen }: { onOpen?: () => void }) {
  const lookUp = useLookUp()
  return (
    <IconButton
      Icon={IconArrowsJoin}
      variant="default"
      size={36}
      label={messages.lookUp}
      onClick={() => {
        onOpen?.()
        lookUp()
      }}
    />
  )
}
