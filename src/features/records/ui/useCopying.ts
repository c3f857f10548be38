import { useQueryClient } from '@tanstack/react-query'
import type { ClipboardEvent } from 'react'
import { rowSelectionMessages as messages } from '#features/records/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import { notice } from '#session/notices.ts'
import { useSelection } from '#session/selection.ts'
import type { Column } from '../model/columns.ts'
import { pickedRecords, tableText } from './copy-rows.ts'
import type { Source } from './usePages.ts'

/** Where the cursor is: a record's cell, the box before it, or the head of a column. */
interface Place {
  column: Column | undefined
  record: AnyRecord | undefined
  inHead: boolean
}

/** Copies the ticked rows, or else the cell with the cursor; text that was selected with the mouse is left to the browser. */
export function useCopying(source: Source, columns: readonly Column[], place: Place) {
  const client = useQueryClient()
  const picked = useSelection((state) => state.picked)
  return (event: ClipboardEvent) => {
    if (!window.getSelection()?.isCollapsed) return
    const copied = picked.size > 0 ? rowsOf(pickedRecords(client, source, picked)) : cellOf(place)
    if (!copied) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied.text)
    notice({ text: copied.message })
  }

  function rowsOf(records: readonly AnyRecord[]) {
    return { text: tableText(columns, records), message: messages.copied(records.length, picked.size) }
  }
}

function cellOf({ column, record, inHead }: Place) {
  if (!record && !inHead) return undefined
  const text = inHead ? column?.label : record && (column ? column.cell(record) : record.Id)
  return { text: text ?? '', message: messages.copiedCell(text ?? '') }
}
