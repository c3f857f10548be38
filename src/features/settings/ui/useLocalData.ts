import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { COLOR_SCHEME, checkedFile, takeLocalData } from '#session/local-data.ts'
import { notice } from '#session/notices.ts'
import { forgetStores, rereadStores } from '#session/persisted-stores.ts'
import { replaced } from '#session/rescue.ts'
import { storeDataBeforeRestore } from '#storage/data-before-restore.ts'
import { saveFile } from '#ui/save-file.ts'
import { localDataMessages as messages } from '../messages/page.ts'

/** The query key of the stored items. */
export const LOCAL_DATA = ['local data']

/** Long work on local data: what it is, and how far it has come (0 to 1). */
interface Work {
  text: string
  share: number
}

/** Saves, replaces and deletes the stored data while the app runs. Every screen updates at once, and each step can be undone. */
export function useLocalData() {
  const { setColorScheme } = useMantineColorScheme()
  const client = useQueryClient()
  const [work, setWork] = useState<Work>()
  const [error, setError] = useState<string>()
  const identifying = (text: string) => {
    setWork({ text, share: 0 })
    return (share: number) => setWork({ text, share })
  }
  /** Runs work and shows its error; the stored items are read again in any case. */
  const trying = async (task: () => Promise<void>) => {
    setError(undefined)
    try {
      await task()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
    setWork(undefined)
    await client.invalidateQueries({ queryKey: LOCAL_DATA })
  }
  const replace = async (file: Blob | undefined, before: Blob) => {
    forgetStores()
    await replaced(file, before, identifying(messages.restoring))
    setColorScheme(storedScheme())
    if (file) await rereadStores()
    else globalThis.localStorage?.clear()
  }
  const replaceWith = async (file: Blob | undefined, text: string) => {
    const before = await takeLocalData(identifying(messages.savingCurrent))
    await replace(file, before)
    if (file) await storeDataBeforeRestore(before)
    notice({ text, undo: () => void trying(() => replace(before, before)) })
  }
  const save = () =>
    trying(async () => {
      const file = await takeLocalData(identifying(messages.preparing))
      saveFile(`catchment-${new Date().toISOString().slice(0, 10)}.jsonl`, [file], file.type)
    })
  const restore = (given: File | null, text: string = messages.restored) =>
    trying(async () => {
      if (!given) return
      const checked = await checkedFile(given, identifying(messages.checking))
      if ('error' in checked) throw new Error(checked.error)
      await replaceWith(checked.file, text)
    })
  return {
    work,
    error,
    save,
    restore: (given: File | null) => restore(given),
    /** The same for what was there before: a copy of it, as its file goes with all the rest. */
    restoreFormer: async (former: File) =>
      restore(new File([await former.arrayBuffer()], former.name), messages.undone),
    deleteAll: () => trying(() => replaceWith(undefined, messages.deleted)),
  }
}

/** The color scheme in stored data, or that of the system where none is stored. */
function storedScheme(): MantineColorScheme {
  const stored = globalThis.localStorage?.getItem(COLOR_SCHEME)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}
