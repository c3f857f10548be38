import { useParams } from '@tanstack/react-router'
import { ListsPage as Page } from '#features/lists/ui/ListsPage.tsx'

export const ListsPage = () => <Page />

export function ListPage() {
  const { id } = useParams({ from: '/lists/$id' })
  return <Page id={id} />
}
