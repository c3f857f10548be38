import { useParams } from '@tanstack/react-router'
import { MergeView } from '#features/data-sets/ui/merge/MergeView.tsx'
import { ReviewPairs } from '#features/data-sets/ui/merge/ReviewPairs.tsx'
import { StartMerge } from '#features/data-sets/ui/merge/StartMerge.tsx'

/** Selects the data set that is merged into another one. */
export function StartMergePage() {
  const { kind, name } = useParams({ from: '/data/merge/into/$kind/$name' })
  return <StartMerge key={`${kind} ${name}`} kind={kind} name={name} />
}

/** A merge of two data sets. */
export function MergePage() {
  const { id } = useParams({ from: '/data/merge/$id' })
  return <MergeView key={id} id={id} />
}

/** The pairs in doubt of a merge. */
export function ReviewPairsPage() {
  const { id } = useParams({ from: '/data/merge/$id/review' })
  return <ReviewPairs key={id} id={id} />
}
