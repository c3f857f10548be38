import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AddRecordToList } from '#features/lists/ui/create/AddRecordToList.tsx'
import type { AddToList } from '#features/record/ui/Actions.tsx'
import { type PlaceMarks, RecordPage } from '#features/record/ui/RecordPage.tsx'
import { recordCorrections } from './record-corrections.tsx'

const PlaceMap = lazy(() => import('#features/map/ui/PlaceMap.tsx').then((m) => ({ default: m.PlaceMap })))

const addToList: AddToList = (kind, record) => <AddRecordToList kind={kind} record={record} from="record" />

const map = (marks: PlaceMarks) => (
  <Suspense fallback={null}>
    <PlaceMap {...marks} />
  </Suspense>
)

const parts = { map, addToList, corrections: recordCorrections }

export function CompanyPage() {
  const { id } = useParams({ from: '/companies/$id' })
  return <RecordPage kind="companies" id={id} {...parts} />
}

export function PersonPage() {
  const { id } = useParams({ from: '/people/$id' })
  return <RecordPage kind="people" id={id} {...parts} />
}
