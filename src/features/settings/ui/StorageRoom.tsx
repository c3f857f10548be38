import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { storageMessages as messages, sizeText } from '../messages/page.ts'
import classes from './settings.module.css'
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
    <Inline wrap gap={16} className={`${kit.second} ${classes.gauges}`}>
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
