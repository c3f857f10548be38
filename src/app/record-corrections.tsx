import { RecordCorrections } from '#features/corrections/ui/RecordCorrections.tsx'
import type { Corrections } from '#features/record/ui/Actions.tsx'

/** What is corrected of a record, for its page and its panel. */
export const recordCorrections: Corrections = (kind, id, record, level) => (
  <RecordCorrections key={id} kind={kind} id={id} record={record} level={level} />
)
