import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { type Known, type MatchField, matchFields } from '#criteria/known.ts'
import { type PickParams, rememberLookup } from '#session/lookup-link.ts'
import type { LookupInput } from '#session/picker.ts'
import { emptyLookup, tidyLookup } from '../model/lookup/lookup-request.ts'

const paramOf = (field: MatchField) => field.toLowerCase() as Lowercase<MatchField>

function lookupOf(params: PickParams): LookupInput {
  const known = Object.fromEntries(matchFields.map((field) => [field, params[paramOf(field)]])) as Known
  const { requesttype, confidence, line } = params
  return tidyLookup({
    known,
    RequestType: requesttype ?? emptyLookup.RequestType,
    Confidence: confidence ?? emptyLookup.Confidence,
    line: line ?? '',
  })
}

/** The parameters of a lookup in a link, without defaults. */
export function paramsOf({ known, RequestType, Confidence, line }: LookupInput): PickParams {
  const fields = matchFields.map((field) => [paramOf(field), known[field]?.trim() || undefined])
  return {
    ...Object.fromEntries(fields),
    requesttype: RequestType === emptyLookup.RequestType ? undefined : RequestType,
    confidence: Confidence === emptyLookup.Confidence ? undefined : Confidence,
    line: line.trim() || undefined,
  }
}

const route = getRouteApi('/match')

/** The lookup of the link. It is remembered for later links to the page. */
export function useLookup(): LookupInput {
  const lookup = route.useSearch({ select: lookupOf, structuralSharing: true })
  useEffect(() => rememberLookup(paramsOf(lookup)), [lookup])
  return lookup
}

/** Remembers a lookup that was still being typed when the page was closed. */
export const storeLookup = (lookup: LookupInput): void => rememberLookup(paramsOf(lookup))

/** Replaces the lookup of the link. */
export function useChangeLookup(): (lookup: LookupInput) => void {
  const navigate = useNavigate()
  return useCallback(
    (lookup) => {
      void navigate({ to: '/match', search: (old) => ({ ...old, ...paramsOf(lookup) }), replace: true })
    },
    [navigate],
  )
}
