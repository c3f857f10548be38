import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type PlaceMarks, RecordPage } from '#features/record/ui/RecordPage.tsx'

const PlaceMap = lazy(() => import('#features/map/ui/PlaceMap.tsx').then((m) => ({ default: m.PlaceMap })))

const map = (marks: PlaceMarks) => (
  <Suspense fallback={null}>
    <PlaceMap {...marks} />
  </Suspense>
)

export function CompanyPage() {
  const { id } = useParams({ from: '/companies/$id' })
  return <RecordPage kind="companies" id={id} map={map} />
}

export function PersonPage() {
  const { id } = useParams({ from: '/people/$id' })
  return <RecordPage kind="people" id={id} map={map} />
}
