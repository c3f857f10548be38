import { expect, it } from 'vitest'
import { commandOf } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  [{ key: 'c' }, { type: 'tool', tool: 'circle' }],
  [
    { key: 'C', shiftKey: true },
    { type: 'tool', tool: 'circle' },
  ],
  [{ key: 'x' }, { type: 'leaveOut' }],
  [{ key: 'ArrowLeft' }, { type: 'step', right: -8, down: 0 }],
  [
    { key: 'ArrowDown', shiftKey: true },
    { type: 'step', right: 0, down: 40 },
  ],
  [{ key: ' ' }, { type: 'click' }],
  [{ key: 'Enter' }, { type: 'finish' }],
  [{ key: 'z', ctrlKey: true }, { type: 'undo' }],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, { type: 'redo' }],
  [{ key: 'z', metaKey: true }, { type: 'undo' }],
  [{ key: 'y', ctrlKey: true }, { type: 'redo' }],
  [{ key: 'c', ctrlKey: true }, undefined],
  [{ key: 'c', altKey: true }, undefined],
  [{ key: 'q' }, undefined],
])('%o', (keys, command) => {
  expect(commandOf({ ...plain, ...keys })).toEqual(command)
})
