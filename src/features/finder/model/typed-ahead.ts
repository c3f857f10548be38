/**
 * Keeps the letters that are typed from now on, whatever has the focus, until they are taken: the finder's box needs a
 * moment to come, and who types well begins at once.
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
