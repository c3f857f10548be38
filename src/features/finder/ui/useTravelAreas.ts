import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { geocodeQuery } from '#api/geocode.ts'
import { withAreas } from '#criteria/areas/add-areas.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import type { Sentence, SentenceTravel } from '#language/sentence.ts'
import { useRequestTravel } from '#session/travel.ts'
import { problemText } from '#ui/messages.ts'
import type { ResultAction } from '../data/finder-results.ts'
import { finderMessages as messages } from '../messages.ts'

interface TravelAreas {
  /** What is going on, or what went wrong. */
  message: string | undefined
  /** Calls `then` with the result once the areas of its drive times are there; at once with any other. */
  resolve: (action: ResultAction, then: (action: ResultAction) => void) => void
  /** Ends what is going on: the text has changed. */
  cancel: () => void
}

/** Requests the areas of the drive times in a sentence that was selected. */
export function useTravelAreas(): TravelAreas {
  const client = useQueryClient()
  const request = useRequestTravel()
  const [message, setMessage] = useState<string>()
  const run = useRef(0)
  const resolve: TravelAreas['resolve'] = async (action, then) => {
    if (action.type !== 'sentence' || !action.sentence.parts.some(({ travel }) => travel)) return then(action)
    const own = ++run.current
    setMessage(messages.findingArea)
    try {
      const sentence = await withTravels(action.sentence, client, request)
      if (own !== run.current) return
      setMessage(undefined)
      then({ ...action, sentence })
    } catch (problem) {
      if (own === run.current) setMessage(problemText(problem as Error))
    }
  }
  const cancel = () => {
    run.current++
    setMessage(undefined)
  }
  return { message, resolve, cancel }
}

/** The sentence with the areas of its drive times, one after the other. */
async function withTravels(
  sentence: Sentence,
  client: QueryClient,
  request: ReturnType<typeof useRequestTravel>,
): Promise<Sentence> {
  let { criteria, names } = sentence
  for (const { travel } of sentence.parts) {
    if (!travel) continue
    const { Mode, Unit, Value, excluded } = travel
    const areas = await request({ ...(await originOf(travel, client)), Mode, Unit }, [Value])
    const next = withAreas(criteria, names, areas, excluded)
    criteria = next.criteria
    names = next.names
  }
  return { ...sentence, criteria, ...(names && { names }) }
}

async function originOf({ origin }: SentenceTravel, client: QueryClient): Promise<Origin> {
  if (!('address' in origin)) return origin
  const geocode = await client.fetchQuery(geocodeQuery(origin.address))
  if (!geocode?.Location) throw new Error(messages.addressNotFound(origin.address))
  return { ...geocode.Location, Name: geocode.Address }
}
type Origin = Pick<Travel, 'Latitude' | 'Longitude' | 'Name'>
