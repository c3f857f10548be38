import { useState } from 'react'

/** Which rows are ticked, by id; a stroke with Shift goes from the row that was ticked last. */
export function useRowSelection(idAt: (row: number) => string | undefined, total: number) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState(0)
  const put = (rows: Iterable<number>, on: boolean) =>
    setPicked((old) => {
      const next = new Set(old)
      for (const row of rows) {
        const id = idAt(row)
        if (id !== undefined) on ? next.add(id) : next.delete(id)
      }
      return next
    })
  const all = () => Array.from({ length: total }, (_, row) => row)
  return {
    picked,
    toggle: (row: number) => {
      setAnchor(row)
      put([row], !picked.has(idAt(row) ?? ''))
    },
    pickTo: (row: number) => {
      const [from, to] = [Math.min(anchor, row), Math.max(anchor, row)]
      put(
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
        true,
      )
    },
    pickAll: () => put(all(), true),
    clear: () => setPicked(new Set()),
  }
}
