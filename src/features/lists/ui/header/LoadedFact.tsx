import { useQuery } from '@tanstack/react-query'
import { loadedCountQuery } from '#features/lists/data/records/member-order.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'

/** How many records of the list are loaded. */
export function LoadedFact({ list }: { list: List }) {
  const { data: read } = useQuery(loadedCountQuery(list))
  const all = sizeOf(list)
  if (read === undefined || all === 0) return null
  const text = read === 0 ? 'none loaded yet' : read === all ? 'all loaded' : `${count(read)} loaded`
  return ` · ${text}${read > 0 && read < all ? `, ${count(all - read)} not loaded` : ''}`
}
