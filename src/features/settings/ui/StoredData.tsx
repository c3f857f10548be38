import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredItem } from '#session/local-data.ts'
import { sizeText } from '#shared/text/size.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Table } from '#ui/Table.tsx'
import { storageMessages as messages } from '../messages/page.ts'
import { LOCAL_DATA } from './useLocalData.ts'

/** What the browser says of its storage: bytes used and granted, and whether it promised to keep them. */
async function roomText() {
  // Absent where the page is not served safely, over plain http from another machine.
  const storage: StorageManager | undefined = navigator.storage
  if (!storage) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, isPersisted: await storage.persisted() }
}

/** How much room the browser gives, and whether it promised not to take it back. */
export function StorageRoom() {
  const client = useQueryClient()
  const { data: room } = useQuery({ queryKey: [...LOCAL_DATA, 'room'], queryFn: roomText, staleTime: 0 })
  const [answer, setAnswer] = useState<string>()
  if (!room) return null
  const requestPersistence = async () => {
    const isPersisted = await navigator.storage.persist()
    setAnswer(isPersisted ? undefined : messages.refused)
    await client.invalidateQueries({ queryKey: LOCAL_DATA })
  }
  return (
    <Inline wrap gap={16} className={kit.second}>
      <p>
        <strong className={kit.normal}>{sizeText(room.usage)}</strong>
        {messages.ofQuota(room.quota)}
        <meter value={room.usage} max={Math.max(1, room.quota)} aria-label={messages.used} />
      </p>
      <p role="status">{room.isPersisted ? messages.persisted : (answer ?? messages.notPersisted)}</p>
      {!room.isPersisted && (
        <Button size="compact-sm" variant="default" onClick={requestPersistence}>
          {messages.persist}
        </Button>
      )}
    </Inline>
  )
}

/** The stored items with their sizes; the size of a table is marked as an estimate. */
export function StorageTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  const isReckoned = items.some(({ rows }) => rows !== undefined)
  return (
    <Table
      aria-label={messages.table}
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
