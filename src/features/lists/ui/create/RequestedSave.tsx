import { lazy, useEffect, useState } from 'react'
import type { RecordsToSave } from '#lists/list.ts'
import { useSaveRecordsCommand } from '#lists/save-command.ts'
import { OnceOpened } from '#ui/OnceOpened.tsx'

const SaveRecordsDialog = lazy(() =>
  import('./SaveRecordsDialog.tsx').then((m) => ({ default: m.SaveRecordsDialog })),
)

/** The dialog of every page that saves records to a list, when it is requested. */
export function RequestedSave() {
  const { pending, taken } = useSaveRecordsCommand()
  const [records, setRecords] = useState<RecordsToSave>()
  useEffect(() => {
    if (pending) setRecords(pending)
  }, [pending])
  return (
    <OnceOpened opened={pending !== undefined}>
      {records && <SaveRecordsDialog opened={pending !== undefined} onClose={taken} {...records} />}
    </OnceOpened>
  )
}
