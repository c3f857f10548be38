import { lazy, Suspense } from 'react'
import type { CandidateMarks } from '#features/matching/ui/lookup/CandidatePanel.tsx'

const CandidateMap = lazy(() =>
  import('#features/map/ui/CandidateMap.tsx').then((m) => ({ default: m.CandidateMap })),
)

/** The small map of the candidates of a lookup. */
export const candidateMap = (marks: CandidateMarks) => (
  <Suspense fallback={null}>
    <CandidateMap points={marks.points} selectedId={marks.selected} onChoose={marks.onSelect} />
  </Suspense>
)
