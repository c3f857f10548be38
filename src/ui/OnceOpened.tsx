import { type ReactNode, Suspense, useState } from 'react'

/** A dialog or panel whose code is loaded when it first opens; it remains mounted then: a dialog has a closing animation, a panel its state. */
export function OnceOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened ? <Suspense>{children}</Suspense> : null
}
