/** What was typed before the box was there. */
export interface TypedAhead {
  text: string
  /** Whether Enter was the last key. */
  isEntered: boolean
}

type Keys = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const nothing: TypedAhead = { text: '', isEntered: false }

/** Collects keys between the shortcut of the finder and its box, whose script may have to load first. */
export interface KeyCollector {
  /** From now on every key is collected, and no other part of the page gets it; Escape gives up. */
  start: (onEscape: () => void) => void
  /** Ends it, with what was typed. */
  take: () => TypedAhead
  /** Listens, before all listeners that are added later; returns the end of that. */
  listen: () => () => void
}

/** A collector of the keys of a page. Those of the browser (Ctrl R) still work. */
export function keyCollector(keys: Keys = globalThis): KeyCollector {
  let typed = nothing
  let cancel: (() => void) | undefined
  const append = (text: string) => {
    typed = { text: typed.text + text, isEntered: false }
  }
  const onKey = (event: Event) => {
    if (!cancel) return
    const { key, ctrlKey, metaKey, altKey, isComposing } = event as KeyboardEvent
    event.stopImmediatePropagation()
    if (ctrlKey || metaKey || altKey || isComposing || /^F\d/.test(key)) return
    event.preventDefault()
    if (key === 'Escape') cancel()
    else if (key === 'Enter') typed = { ...typed, isEntered: typed.text !== '' }
    else if (key === 'Backspace') typed = { text: typed.text.slice(0, -1), isEntered: false }
    else if (key.length === 1) append(key)
  }
  const onPaste = (event: Event) => {
    if (!cancel) return
    event.preventDefault()
    append((event as ClipboardEvent).clipboardData?.getData('text') ?? '')
  }
  return {
    start: (onEscape) => {
      cancel ??= onEscape
    },
    take: () => {
      const taken = typed
      cancel = undefined
      typed = nothing
      return taken
    },
    listen: () => {
      keys.addEventListener('keydown', onKey, { capture: true })
      keys.addEventListener('paste', onPaste, { capture: true })
      return () => {
        keys.removeEventListener('keydown', onKey, { capture: true })
        keys.removeEventListener('paste', onPaste, { capture: true })
      }
    },
  }
}
