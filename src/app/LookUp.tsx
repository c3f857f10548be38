import { IconArrowsJoin } from '@tabler/icons-react'
import { requestTypeOf } from '#criteria/request-type.ts'
import { AddFilterBox } from '#features/finder/ui/AddFilterBox.tsx'
import { SentenceNotes } from '#features/finder/ui/SentenceNotes.tsx'
import { usePicker } from '#session/picker.ts'
import { useKind } from '#session/search.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { searchPageMessages as messages } from './messages.ts'

/** Opens the picker over the search: one record from partial details. */
export function useLookUp(): () => void {
  const RequestType = requestTypeOf[useKind()]
  return () => usePicker.getState().pickerOpened({ type: 'search' }, { RequestType })
}

/** The box that adds filters, with the button of the picker beside it and the notes on its sentence below; `onLookUp` runs before the picker opens. */
export const FilterBoxRow = ({ onLookUp }: { onLookUp?: () => void }) => (
  <>
    <Inline gap={6}>
      <div className={kit.fill}>
        <AddFilterBox />
      </div>
      <LookUpButton onOpen={onLookUp} />
    </Inline>
    <SentenceNotes />
  </>
)

function LookUpButton({ onOpen }: { onOpen: (() => void) | undefined }) {
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
