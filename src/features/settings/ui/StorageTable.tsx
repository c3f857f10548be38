import { settingsMessages as messages } from '#features/settings/messages.ts'
import type { StoredItem } from '#session/local-data.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import { sizeText } from '../model/size.ts'

const places: Record<StoredItem['where'], string> = {
  localStorage: 'localStorage',
  sessionStorage: 'sessionStorage',
  IndexedDB: 'IndexedDB',
  caches: 'caches',
  files: 'files',
}

/** The stored items with their sizes; the size of a table is marked as an estimate. */
export function StorageTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  const isReckoned = items.some(({ rows }) => rows !== undefined)
  return (
    <Table
      aria-label={messages.storedData}
      className={kit.spaceBelow}
      head={['What', 'Where', 'Size']}
      numbers="last"
      foot={
        <tr>
          <th scope="row" colSpan={2}>
            {messages.total}
          </th>
          <td>{isReckoned ? messages.about(sizeText(total)) : sizeText(total)}</td>
        </tr>
      }
    >
      {items.map(({ where, name, label, bytes, rows }) => (
        <tr key={`${where} ${name}`}>
          <td>{label}</td>
          <td className={`${kit.muted} ${kit.breaks}`}>
            {places[where]}
            {rows !== undefined && `, ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`}{' '}
            <code className={`${kit.tiny} ${kit.hidePhone}`}>{name}</code>
          </td>
          <td>{rows === undefined ? sizeText(bytes) : messages.about(sizeText(bytes))}</td>
        </tr>
      ))}
    </Table>
  )
}
