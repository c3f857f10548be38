import { type DragEvent, useState } from 'react'

/** Properties of an element that takes dropped files; `data-over` is set while some are over it. */
export function useFileDrop(onFile: (file: File, ...others: File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const [file, ...others] = event.dataTransfer.files
      if (file) onFile(file, ...others)
    },
  }
}
