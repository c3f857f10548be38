import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface Props {
  children: ReactNode
  /** What stands in its place until then. */
  fallback?: ReactNode
  /** Drawings that are let past first. */
  turns?: number
}

/**
 * What is drawn after what stands around it: a screen that comes in parts answers a press between them. `useDeferredValue` would
 * bring all parts at once, also one within another.
 */
export function DeferredMount({ children, fallback, turns = 1 }: Props) {
  const [past, setPast] = useState(0)
  useEffect(() => {
    if (past < turns) startTransition(() => setPast(past + 1))
  }, [past, turns])
  return past < turns ? fallback : children
}
