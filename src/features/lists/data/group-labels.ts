import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { mapCachedMembers } from '#lists/cached-members.ts'
import { type List, lastStep } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { fieldText } from '#records/field-text.ts'
import type { RecordField } from '#records/record.ts'

/** Fields for stratified samples and splits: those with few values. */
export const groupingFields: Record<Kind, readonly RecordField[]> = {
  companies: [
    'StateProvince',
    'City',
    'PostalCode',
    'County',
    'PrimarySic',
    'LocationEmployeesSizeRange',
    'LocationSalesVolumeRange',
    'BusinessType',
    'CreditRatingScore',
  ],
  people: [
    'StateProvince',
    'City',
    'PostalCode',
    'County',
    'AgeRange',
    'IncomeRange',
    'HomeValueRange',
    'Gender',
    'MaritalStatus',
  ],
}

export const NOT_LOADED = messages.notLoaded
const NO_VALUE = messages.noValue

/** The group of each record of a list by a field; records that are not loaded are one group. */
export const groupLabelsQuery = (list: List, field: RecordField | undefined) =>
  queryOptions({
    queryKey: ['records', 'labels', list.id, lastStep(list).id, field],
    queryFn: async ({ signal }) => {
      const members = await currentMembers(list)
      if (!field) return { labels: members.ids.map(() => ''), missing: [] }
      const labels = await mapCachedMembers(
        list.kind,
        members,
        [field],
        (record) => fieldText(record, field) ?? NO_VALUE,
        signal,
      )
      return {
        labels: labels.map((label) => label ?? NOT_LOADED),
        missing: members.ids.filter((_, i) => labels[i] === undefined),
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  })
