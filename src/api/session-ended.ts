type Listener = () => void

const listeners = new Set<Listener>()

/** Calls `listener` when the service says that no one has signed in, or that the session has ended. */
export function onSessionEnded(listener: Listener): void {
  listeners.add(listener)
}

/** A call was refused with a 401. */
export function sessionEnded(): void {
  for (const listener of listeners) listener()
}
