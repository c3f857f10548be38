import { useParams } from '@tanstack/react-router'
import { ListsPage as Page } from '#features/lists/ui/ListsPage.tsx'
import { listMap } from './list-map.tsx'

export const ListsPage = () => <Page map={listMap} />

/** The follow-ups that are due, beside the lists. */
export const DuePage = () => <Page due map={listMap} />

export function ListPage() {
  const { id } = useParams({ from: '/lists/$id' })
  return <Page id={id} map={listMap} />
}
