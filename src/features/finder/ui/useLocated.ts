import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { geocodeQuery } from '#api/geocode.ts'
import type { Geocode } from '#contract/geocode.ts'
import type { Kind } from '#contract/kind.ts'
import type { ReadSentence } from '#language/sentence.ts'
import { sentenceReadings } from '#language/sentence-readings.ts'
import { addressesOf, type Located } from '../model/located.ts'

/** Most addresses of a sentence that are looked up. */
const MAX_ADDRESSES = 5

/** The places of the addresses in a text; one that is not found, or whose look-up fails, is absent. */
export function useLocated(
  kind: Kind,
  text: string,
  read: ReadSentence | undefined,
): { located: Located; isLocating: boolean } {
  const addresses = useMemo(() => {
    // An address has a house number.
    const readings = read && /\d/.test(text) ? sentenceReadings(read, kind, text) : []
    const texts = readings.flatMap((sentence) => addressesOf(sentence).map((address) => address.text))
    return [...new Set(texts)].slice(0, MAX_ADDRESSES)
  }, [read, kind, text])
  return useQueries({
    queries: addresses.map((address) => geocodeQuery(address)),
    combine: (answers) => ({
      located: new Map(
        answers.flatMap(({ data }, i): [string, Geocode][] => {
          const address = addresses[i]
          return data && address ? [[address, data]] : []
        }),
      ),
      isLocating: answers.some(({ isLoading }) => isLoading),
    }),
  })
}
