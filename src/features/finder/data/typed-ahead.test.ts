import { expect, test, vi } from 'vitest'
import { keyCollector } from './typed-ahead.ts'

/** A collector that has begun, with where its keys come from. */
function collecting(onEscape = () => {}) {
  const keys = new EventTarget()
  const collector = keyCollector(keys)
  collector.listen()
  collector.start(onEscape)
  return { keys, take: collector.take }
}

/** A key as a page gets it. */
function press(keys: EventTarget, key: string, modifiers: Partial<KeyboardEvent> = {}): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers })
  keys.dispatchEvent(event)
  return event
}

test.each([
  ['dentists', [...'dentists'], { text: 'dentists', isEntered: false }],
  ['a capital with Shift', ['Shift', 'O', 'h'], { text: 'Oh', isEntered: false }],
  ['a correction', ['a', 'b', 'Backspace', 'c'], { text: 'ac', isEntered: false }],
  ['Enter at the end', ['a', 'Enter'], { text: 'a', isEntered: true }],
  ['Enter, then more', ['a', 'Enter', 'b'], { text: 'ab', isEntered: false }],
  ['Enter alone', ['Enter'], { text: '', isEntered: false }],
  ['arrows and Tab', ['a', 'ArrowDown', 'Tab'], { text: 'a', isEntered: false }],
])('%s', (_, pressed, expected) => {
  const { keys, take } = collecting()
  for (const key of pressed) expect(press(keys, key).defaultPrevented).toBe(true)
  expect(take()).toEqual(expected)
  expect(take()).toEqual({ text: '', isEntered: false })
  expect(press(keys, 'x').defaultPrevented).toBe(false)
})

test.each([
  ['Ctrl K', 'k', { ctrlKey: true }, true],
  ['Command K', 'k', { metaKey: true }, true],
  ['a slash', '/', {}, true],
  ['Ctrl Shift K, which is the browser’s', 'K', { ctrlKey: true, shiftKey: true }, false],
  ['a letter', 'k', {}, false],
])('before the app is there, %s', (_, key, modifiers, isTaken) => {
  const keys = new EventTarget()
  const collector = keyCollector(keys)
  collector.listen()
  expect(press(keys, key, modifiers).defaultPrevented).toBe(isTaken)
  press(keys, 'a')
  expect(collector.appTakesShortcut()).toBe(isTaken)
  expect(collector.take().text).toBe(isTaken ? 'a' : '')
  expect(press(keys, key, modifiers).defaultPrevented).toBe(false)
})

test('Escape before the app is there gives up', () => {
  const keys = new EventTarget()
  const collector = keyCollector(keys)
  collector.listen()
  for (const key of ['/', 'a', 'Escape']) press(keys, key)
  expect(collector.appTakesShortcut()).toBe(false)
})

test('Escape gives up', () => {
  const onEscape = vi.fn()
  const { keys } = collecting(onEscape)
  press(keys, 'Escape')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('the keys of the browser still work', () => {
  const { keys, take } = collecting()
  expect(press(keys, 'r', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(press(keys, 'F5').defaultPrevented).toBe(false)
  expect(take().text).toBe('')
})

test('pasted text is typed text', () => {
  const { keys, take } = collecting()
  const clipboardData = { getData: () => 'dentists in Omaha' }
  keys.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }))
  expect(take().text).toBe('dentists in Omaha')
})

test('listeners that come later on the same target get no key', () => {
  const { keys, take } = collecting()
  const others = vi.fn()
  keys.addEventListener('keydown', others, { capture: true })
  press(keys, 'u')
  expect(others).not.toHaveBeenCalled()
  take()
  press(keys, 'u')
  expect(others).toHaveBeenCalledOnce()
})
