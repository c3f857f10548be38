import { RecordCorrections } from '#features/corrections/ui/RecordCorrections.tsx'
import { ForgetAction } from '#features/forgotten/ui/ForgetAction.tsx'
import type { Corrections } from '#features/record/ui/Actions.tsx'
import { nameOf } from '#records/record.ts'

/** What is corrected of a record, for its page and its panel, and the operator's button that forgets it. */
export const recordCorrections: Corrections = (kind, id, record, level) => (
  <>
    <RecordCorrections key={id} kind={kind} id={id} record={record} level={level} />
    {record && <ForgetAction key={`forget ${id}`} kind={kind} id={id} name={nameOf(kind, record) ?? id} />}
  </>
)
