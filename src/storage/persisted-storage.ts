import { createJSONStorage, type StateStorage } from 'zustand/middleware'
import { reportStorageError } from './storage-error.ts'

/** Storage in memory, where the browser has none. */
function memoryStorage(): StateStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }
}

/** Storage that never throws: where it is full, an error is shown, and values last as long as the page. */
function safeStorage(find: () => Storage): StateStorage {
  try {
    const storage = find()
    return {
      getItem: (name) => storage.getItem(name),
      setItem: (name, text) => {
        try {
          storage.setItem(name, text)
        } catch {
          reportStorageError('full')
        }
      },
      removeItem: (name) => storage.removeItem(name),
    }
  } catch {
    return memoryStorage()
  }
}

/** Options of a persisted zustand store: in this browser, or as long as its tab is open. */
export const persistedIn = <State, Stored = State>(where: 'localStorage' | 'sessionStorage') => ({
  storage: createJSONStorage<Stored>(() => safeStorage(() => globalThis[where])),
  // Values of another version are merged as far as their types match.
  migrate: (stored: unknown) => stored as Stored,
  merge: (stored: unknown, defaults: State): State => mergeStored(stored, defaults),
})

/** Stored values where their types match those of the defaults; the defaults otherwise. */
function mergeStored<T>(stored: unknown, defaults: T): T {
  if (defaults === undefined) return stored as T
  if (Array.isArray(defaults) && Array.isArray(stored)) return stored.filter((item) => item !== null) as T
  if (!isPlain(defaults)) return typeOf(stored) === typeOf(defaults) ? (stored as T) : defaults
  if (!isPlain(stored)) return defaults
  const names = [...new Set([...Object.keys(defaults), ...Object.keys(stored)])]
  const parts = names.map((name) => [
    name,
    name in stored ? mergeStored(stored[name], defaults[name]) : defaults[name],
  ])
  return Object.fromEntries(parts) as T
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
