import { useEffect, useRef, useState } from 'react'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import kit from '#ui/kit.module.css'
import classes from './upload.module.css'

/** Takes files that are dropped on the map, and says so while they hang over it. */
export function DropArea() {
  const marker = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    const panel = marker.current?.parentElement
    return panel ? listen(panel, setOver) : undefined
  }, [])
  return (
    <div ref={marker}>
      {over && <div className={`${kit.center} ${kit.title} ${classes.overlay}`}>{messages.dropHint}</div>}
    </div>
  )
}

function listen(panel: HTMLElement, setOver: (over: boolean) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node && panel.contains(event.relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    useAreaPanel.getState().panelOpened({ file })
  }
  panel.addEventListener('dragover', over, { signal })
  panel.addEventListener('dragleave', leave, { signal })
  panel.addEventListener('drop', drop, { signal })
  return () => stop.abort()
}
