import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { commandOf } from '#session/page-commands.ts'
import { memberOf, membersOf, type RecordsToSave } from './list.ts'
import { saveMessages as messages } from './messages.ts'

/** Opens the dialog that saves records as a list, or adds them to one: from a record, a row or the map. */
export const useSaveRecordsCommand = commandOf<RecordsToSave>()

/** Requests it. */
export const saveRecords = (records: RecordsToSave): void => useSaveRecordsCommand.getState().request(records)

/** Saves one record of any screen. */
export const saveRecord = (kind: Kind, record: AnyRecord): void =>
  saveRecords({
    title: messages.addRecord(nameOf(kind, record) ?? record.Id),
    kind,
    members: memberOf(record),
    added: messages.byHand,
    made: messages.madeByHand,
    back: messages.close,
  })

/** Saves the selected rows of the search. */
export const saveRows = (kind: Kind, picked: ReadonlySet<string>): void =>
  saveRecords({
    title: messages.saveRows,
    kind,
    members: membersOf(picked),
    added: messages.fromSearch,
    made: messages.madeFromRows,
    back: messages.backToSearch,
  })
