import { useEffect, useState } from 'react'
import { geocodeAll } from '#api/geocode.ts'
import type { Geocode } from '#contract/geocode.ts'
import type { ListedAddress } from '#criteria/areas/parsed-areas.ts'
import { centerMessages } from '#reference/center-messages.ts'
import { problemText } from '#ui/messages.ts'

/** An address of a list with its place; `geocode` is absent until it is looked up. */
export interface LocatedAddress extends ListedAddress {
  geocode?: Geocode
}

interface Located {
  rows: readonly LocatedAddress[]
  /** How many are looked up. */
  done: number
  error: string | undefined
  /** Looks an address up again, as it is written now. */
  relocate: (index: number, text: string) => Promise<void>
  /** Goes on with those that are not looked up. */
  retry: () => void
}

/** Looks up the addresses of a list, some at a time. */
export function useLocatedAddresses(addresses: readonly ListedAddress[]): Located {
  const [rows, setRows] = useState<readonly LocatedAddress[]>(addresses)
  const [done, setDone] = useState(0)
  const [error, setError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts over
  useEffect(() => {
    const stop = new AbortController()
    setRows(addresses)
    setError(undefined)
    setDone(0)
    locate(
      addresses.map(({ text }) => text),
      stop.signal,
      setDone,
    )
      .then((found) => {
        setRows(addresses.map((address, i) => ({ ...address, ...(found[i] && { geocode: found[i] }) })))
      })
      .catch((problem: Error) => {
        if (!stop.signal.aborted) setError(problemText(problem))
      })
    return () => stop.abort()
  }, [addresses, attempt])
  const relocate = async (index: number, text: string) => {
    const [geocode] = await locate([text], new AbortController().signal, () => {})
    setRows((now) => now.map((row, i) => (i === index ? { ...row, text, ...(geocode && { geocode }) } : row)))
  }
  return { rows, done, error, relocate, retry: () => setAttempt((n) => n + 1) }
}

async function locate(
  texts: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly Geocode[]> {
  const found = await geocodeAll(texts, signal, onProgress)
  if (!found) throw new Error(centerMessages.noAddresses)
  return found
}
