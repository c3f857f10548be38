import type { QueryClient } from '@tanstack/react-query'
import type { TableName } from './database.ts'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment') : undefined
const listeners = new Set<(table: TableName) => void>()

/** Tells every part of this page, and every other tab, that a table of the browser's database has changed. */
export function announceChange(...tables: TableName[]): void {
  for (const table of tables) {
    for (const listener of listeners) listener(table)
    channel?.postMessage(table)
  }
}

/** Tells other tabs alone: whoever changed the table shows it here already. */
export function announceChangeToOtherTabs(...tables: TableName[]): void {
  for (const table of tables) channel?.postMessage(table)
}

/** Is told of changes made here, in a worker or in another tab, until the answer is called. */
export function onTableChange(listener: (table: TableName) => void): () => void {
  const fromElsewhere = ({ data }: MessageEvent<TableName>) => listener(data)
  listeners.add(listener)
  channel?.addEventListener('message', fromElsewhere)
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', fromElsewhere)
  }
}

/** Reads again what is shown of a table whenever it changes: queries of a table begin with its name. */
export function refetchOnChange(client: QueryClient): () => void {
  return onTableChange((table) => {
    void client.invalidateQueries({ queryKey: [table] })
  })
}
