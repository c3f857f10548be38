import type { QueryClient } from '@tanstack/react-query'
import type { TableName } from './database.ts'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment') : undefined
const listeners = new Set<(table: TableName) => void>()

/** Notifies this page and every other tab that tables of the database have changed. */
export function announceChange(...tables: TableName[]): void {
  for (const table of tables) {
    for (const listener of listeners) listener(table)
    channel?.postMessage(table)
  }
}

/** Notifies other tabs only, where this page already shows the change. */
export function announceChangeToOtherTabs(...tables: TableName[]): void {
  for (const table of tables) channel?.postMessage(table)
}

/** Listens to changes of this page, its workers and other tabs. Returns a function that ends it. */
export function onTableChange(listener: (table: TableName) => void): () => void {
  const fromElsewhere = ({ data }: MessageEvent<TableName>) => listener(data)
  listeners.add(listener)
  channel?.addEventListener('message', fromElsewhere)
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', fromElsewhere)
  }
}

/** Fetches queries again when their table changes: their keys begin with its name. */
export function refetchOnChange(client: QueryClient): () => void {
  return onTableChange((table) => {
    void client.invalidateQueries({ queryKey: [table] })
  })
}
