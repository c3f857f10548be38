import type { Tool } from './gesture.ts'

/** What a key does on the map, when no text is being typed. */
export type Command =
  | { type: 'tool'; tool: Tool }
  | { type: 'step'; right: number; down: number }
  | {
      type:
        | 'upload'
        | 'rename'
        | 'leaveOut'
        | 'cancel'
        | 'finish'
        | 'click'
        | 'back'
        | 'delete'
        | 'undo'
        | 'redo'
    }

export const toolKeys: Record<Tool, string> = {
  select: 'V',
  circle: 'C',
  polygon: 'P',
  rectangle: 'R',
  freehand: 'F',
  line: 'L',
  pick: 'S',
  travel: 'T',
}
export const EXCLUDE_KEY = 'X'
export const UPLOAD_KEY = 'U'

const STEP_PIXELS = 8
const BIG_STEP_PIXELS = 40

const byKey: Record<string, Command> = {
  ...Object.fromEntries(
    Object.entries(toolKeys).map(([tool, key]) => [key.toLowerCase(), { type: 'tool', tool } as Command]),
  ),
  [EXCLUDE_KEY.toLowerCase()]: { type: 'leaveOut' },
  [UPLOAD_KEY.toLowerCase()]: { type: 'upload' },
  f2: { type: 'rename' },
  escape: { type: 'cancel' },
  enter: { type: 'finish' },
  ' ': { type: 'click' },
  backspace: { type: 'back' },
  delete: { type: 'delete' },
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The command of a key press, or undefined. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): Command | undefined {
  const name = key.toLowerCase()
  if (altKey) return undefined
  if (ctrlKey || metaKey)
    return name === 'z' ? { type: shiftKey ? 'redo' : 'undo' } : name === 'y' ? { type: 'redo' } : undefined
  return stepOf({ key, shiftKey }) ?? byKey[name]
}

/** How far an arrow key goes, in pixels; further with shift. */
export function stepOf({
  key,
  shiftKey,
}: Pick<Keys, 'key' | 'shiftKey'>): Extract<Command, { type: 'step' }> | undefined {
  const arrow = arrows[key.toLowerCase()]
  const pixels = shiftKey ? BIG_STEP_PIXELS : STEP_PIXELS
  return arrow && { type: 'step', right: arrow[0] * pixels, down: arrow[1] * pixels }
}
