import { useQuery } from '@tanstack/react-query'
import { countQuery } from '#api/queries.ts'
import { counted } from '#criteria/kinds.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useNews } from '../data/news.ts'

/** Says what the map last did, with the new count once it is known. Heard, not seen. */
export function NewsLine() {
  const { words, about } = useNews()
  const kind = useKind()
  const criteria = useCriteria()
  const { data, isPlaceholderData, error } = useQuery(countQuery(kind, criteria))
  const counting = about && (!sameCriteria(about, criteria) || isPlaceholderData || !data)
  const line =
    !words || (counting && !error)
      ? ''
      : about && data
        ? `${words}, ${counted(kind, data.MatchCount)}`
        : words
  return (
    <div className="visually-hidden" role="status" data-testid="map-news">
      {line}
    </div>
  )
}
