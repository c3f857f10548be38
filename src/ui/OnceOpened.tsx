import { type ReactNode, Suspense, useState } from 'react'

/** A dialog whose code is loaded when it first opens; it remains mounted then, for its closing animation. */
export function OnceOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened ? <Suspense>{children}</Suspense> : null
}
