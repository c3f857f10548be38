/**
 * Collects typed letters, whatever has the focus, until the returned function takes them: the box of the finder opens a
 * moment later, and a fast typist starts at once.
 */
export function typedAhead(): () => string {
  let text = ''
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', keep, true)
  return () => {
    removeEventListener('keydown', keep, true)
    const taken = text
    text = ''
    return taken
  }
}
