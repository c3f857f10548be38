import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface Props {
  children: ReactNode
  /** What stands in its place until then. */
  fallback?: ReactNode
  /** Paintings that are let past first. */
  turns?: number
}

/**
 * What is drawn after what stands around it has been painted: a screen that comes in parts shows the first of them sooner, and answers
 * a press between them. `useDeferredValue` would bring all parts at once, also one within another, and before the first is painted.
 */
export function Soon({ children, fallback, turns = 1 }: Props) {
  const [past, setPast] = useState(0)
  useEffect(() => {
    if (past < turns) return afterPaint(() => startTransition(() => setPast(past + 1)))
  }, [past, turns])
  return past < turns ? fallback : children
}

/** Does something once the next frame has been painted; answers with what calls it off. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
