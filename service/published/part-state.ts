import { publishedMessages as messages } from './messages.ts'
import type { DataPart } from './parts.ts'
import { PlaceError } from './places/place.ts'

/** What is wrong, in words that anyone may read, and what only the operator may. */
export interface Trouble {
  text: string
  detail?: string | undefined
}

/** Why something failed; messages of the system have paths and addresses. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof PlaceError) return { text: error.message, detail: error.detail }
  const { code = 'error', message } = error as NodeJS.ErrnoException
  return { text: messages.notStored(code), detail: message }
}

/** How far a replica is with a part of the data; plain data, as it is sent from a thread. */
export interface PartState {
  part: DataPart
  /** The version that is published as the current one; absent where none is, or before the first look. */
  wanted?: string | undefined
  /** Whether that version is whole and in use in the folder. */
  isCurrent: boolean
  /** Bytes of it that are there, and all of them, while it is fetched. */
  done: number
  total: number
  /** What is wrong with the copy in use. */
  damage?: string | undefined
  /** Why the last look failed, without secrets, and why the wanted version could not be fetched. */
  problem?: Trouble | undefined
  failure?: Trouble | undefined
  /** Whether the place answered at least once. */
  wasRead: boolean
  /** Milliseconds since 1970 of the last look that succeeded; 0 before. */
  readAt: number
}

export const stateBefore = (part: DataPart): PartState => ({
  part,
  isCurrent: false,
  done: 0,
  total: 0,
  wasRead: false,
  readAt: 0,
})
