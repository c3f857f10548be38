import { AddRecordToList } from '#features/lists/ui/create/AddRecordToList.tsx'
import { RecordPanel } from '#features/record/ui/RecordPanel.tsx'

/** The open record of the search, with the lists that it can be added to. */
export const OpenRecord = ({ className }: { className?: string | undefined }) => (
  <RecordPanel
    className={className}
    addToList={(kind, record) => <AddRecordToList kind={kind} record={record} from="record" />}
  />
)
