import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface Props {
  children: ReactNode
  /** Shown until then. */
  fallback?: ReactNode
  /** Renders to wait for. */
  renders?: number
}

/**
 * Mounts its children some renders later than its surroundings, so that a large screen responds between its parts. `useDeferredValue`
 * would mount all parts at once, nested ones too.
 */
export function DeferredMount({ children, fallback, renders = 1 }: Props) {
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    if (rendered < renders) startTransition(() => setRendered(rendered + 1))
  }, [rendered, renders])
  return rendered < renders ? fallback : children
}
