import type { StoredItem } from '#session/local-data.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import { storageMessages as messages, sizeText } from '../messages/page.ts'

/** The stored items with their sizes; the size of a table is marked as an estimate. */
export function StorageTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  const isReckoned = items.some(({ rows }) => rows !== undefined)
  return (
    <Table
      aria-label={messages.table}
      className={kit.spaceBelow}
      head={messages.head}
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
      {items.map((item) => {
        const { where, name, label, bytes, rows } = item
        return (
          <tr key={`${where} ${name}`}>
            <td>{label}</td>
            <td className={`${kit.muted} ${kit.breaks}`}>
              {messages.place(item)} <code className={`${kit.tiny} ${kit.hidePhone}`}>{name}</code>
            </td>
            <td>{rows === undefined ? sizeText(bytes) : messages.about(sizeText(bytes))}</td>
          </tr>
        )
      })}
    </Table>
  )
}
