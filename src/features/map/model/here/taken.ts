const clicks = new WeakSet<Event>()

/** Clicks that something on the map took for itself: they do not ask what is here. */
export const clickTaken = (event: Event): void => void clicks.add(event)
export const isTaken = (event: Event): boolean => clicks.has(event)
