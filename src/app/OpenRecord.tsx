import { AddRecordToList } from '#features/lists/ui/create/AddRecordToList.tsx'
import { RecordPanel } from '#features/record/ui/RecordPanel.tsx'
import { recordCorrections } from './record-corrections.tsx'

/** The open record of the search, with the lists that it can be added to. */
export const OpenRecord = ({ className }: { className?: string | undefined }) => (
  <RecordPanel
    className={className}
    corrections={recordCorrections}
    addToList={(kind, record) => <AddRecordToList kind={kind} record={record} from="record" />}
  />
)
