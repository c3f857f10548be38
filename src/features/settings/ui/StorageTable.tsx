import type { StoredItem } from '#session/local-data.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { sizeText } from '../model/size.ts'
import classes from './settings.module.css'

const places: Record<StoredItem['where'], string> = {
  localStorage: 'localStorage',
  sessionStorage: 'sessionStorage',
  IndexedDB: 'IndexedDB',
  caches: 'caches',
  files: 'files',
}

/** What is kept, item by item; the size of a table is an estimate and says so. */
export function StorageTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  const isReckoned = items.some(({ rows }) => rows !== undefined)
  return (
    <table className={`${kit.heads} ${classes.items}`}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ where, name, words, bytes, rows }) => (
          <tr key={`${where} ${name}`}>
            <td>{words}</td>
            <td>
              {places[where]}
              {rows !== undefined && `, ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`} <code>{name}</code>
            </td>
            <td>{rows === undefined ? sizeText(bytes) : `about ${sizeText(bytes)}`}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            All together
          </th>
          <td>{isReckoned ? `about ${sizeText(total)}` : sizeText(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
