import { type ReactNode, useDeferredValue } from 'react'

interface Props {
  children: ReactNode
  /** What stands in its place until then. */
  fallback?: ReactNode
}

/** What is drawn after what stands around it: a screen that comes in parts answers a press between them. */
export const Soon = ({ children, fallback }: Props) => (useDeferredValue(true, false) ? children : fallback)
