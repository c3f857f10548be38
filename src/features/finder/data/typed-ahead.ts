/** What was typed before the box was there. */
export interface TypedAhead {
  text: string
  /** Whether Enter was the last key. */
  isEntered: boolean
}

type Keys = Pick<EventTarget, 'addEventListener'>

const nothing: TypedAhead = { text: '', isEntered: false }

/**
 * Collects keys between the shortcut of the finder and its box, whose script may have to load first. Before the app
 * takes the shortcut itself, it starts with the shortcut.
 */
export interface KeyCollector {
  /** From now on every key is collected, and no other part of the page gets it; Escape gives up. */
  start: (onEscape: () => void) => void
  /** From now on the app takes the shortcut: returns whether it was pressed before, so that keys are collected already. */
  appTakesShortcut: () => boolean
  /** Ends it, with what was typed. */
  take: () => TypedAhead
  /** Listens, before all listeners that are added later. */
  listen: () => void
}

/** A collector of the keys of a page. Those of the browser (Ctrl R) still work. */
export function keyCollector(keys: Keys = globalThis): KeyCollector {
  let typed = nothing
  let cancel: (() => void) | undefined
  let isAppThere = false
  const take = () => {
    const taken = typed
    cancel = undefined
    typed = nothing
    return taken
  }
  const append = (text: string) => {
    typed = { text: typed.text + text, isEntered: false }
  }
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    event.stopImmediatePropagation()
    if (ctrlKey || metaKey || altKey || isComposing || /^F\d/.test(key)) return
    event.preventDefault()
    if (key === 'Escape') cancel?.()
    else if (key === 'Enter') typed = { ...typed, isEntered: typed.text !== '' }
    else if (key === 'Backspace') typed = { text: typed.text.slice(0, -1), isEntered: false }
    else if (key.length === 1) append(key)
  }
  const onKey = (event: Event) => {
    if (cancel) return collect(event as KeyboardEvent)
    if (isAppThere || !isShortcut(event as KeyboardEvent)) return
    event.preventDefault()
    cancel = take
  }
  const onPaste = (event: Event) => {
    if (!cancel) return
    event.preventDefault()
    append((event as ClipboardEvent).clipboardData?.getData('text') ?? '')
  }
  return {
    start: (onEscape) => {
      cancel = onEscape
    },
    appTakesShortcut: () => {
      isAppThere = true
      return cancel !== undefined
    },
    take,
    listen: () => {
      keys.addEventListener('keydown', onKey, { capture: true })
      keys.addEventListener('paste', onPaste, { capture: true })
    },
  }
}

/** Ctrl K, or a slash: the filter box, which takes it later, is not there yet. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? /^k$/i.test(key) && !shiftKey : key === '/')
