import { useParams } from '@tanstack/react-router'

export function CompanyPage() {
  const { id } = useParams({ from: '/companies/$id' })
  return <main>{id}</main>
}

export function PersonPage() {
  const { id } = useParams({ from: '/people/$id' })
  return <main>{id}</main>
}
