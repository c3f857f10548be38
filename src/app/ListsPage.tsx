import { useParams } from '@tanstack/react-router'
import { ListsPage as Page } from '#features/lists/ui/ListsPage.tsx'
import { listMap } from './list-map.tsx'

export const ListsPage = () => <Page map={listMap} />

export function ListPage() {
  const { id } = useParams({ from: '/lists/$id' })
  return <Page id={id} map={listMap} />
}
