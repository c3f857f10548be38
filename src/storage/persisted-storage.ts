import { createJSONStorage, type StateStorage } from 'zustand/middleware'
import { storageFailed } from './storage-error.ts'

/** Stands in where the browser keeps nothing: the page works, and forgets. */
function forgetful(): StateStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }
}

/** Storage that never makes the page fail: what it has no room for is told, and stays until the page is left. */
function careful(find: () => Storage): StateStorage {
  try {
    const storage = find()
    return {
      getItem: (name) => storage.getItem(name),
      setItem: (name, text) => {
        try {
          storage.setItem(name, text)
        } catch {
          storageFailed('full')
        }
      },
      removeItem: (name) => storage.removeItem(name),
    }
  } catch {
    return forgetful()
  }
}

/** How a store is kept in this browser, or for as long as its tab is open. */
export const persistedIn = <State, Kept = State>(where: 'localStorage' | 'sessionStorage') => ({
  storage: createJSONStorage<Kept>(() => careful(() => globalThis[where])),
  // Of another version: what of it has the usual form is taken.
  migrate: (kept: unknown) => kept as Kept,
  merge: (kept: unknown, usual: State): State => alike(kept, usual),
})

/** What was kept, where it has the form of what is usual; the usual in place of all else. */
function alike<T>(kept: unknown, usual: T): T {
  if (usual === undefined) return kept as T
  if (Array.isArray(usual) && Array.isArray(kept)) return kept.filter((item) => item !== null) as T
  if (!isPlain(usual)) return sortOf(kept) === sortOf(usual) ? (kept as T) : usual
  if (!isPlain(kept)) return usual
  const names = [...new Set([...Object.keys(usual), ...Object.keys(kept)])]
  const parts = names.map((name) => [name, name in kept ? alike(kept[name], usual[name]) : usual[name]])
  return Object.fromEntries(parts) as T
}

const isPlain = (value: unknown): value is Record<string, unknown> => sortOf(value) === 'object'
const sortOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
