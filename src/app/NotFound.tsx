import { Link } from '@tanstack/react-router'

/** What an address that leads nowhere shows. */
export function NotFound() {
  return (
    <main style={{ padding: 24 }}>
      <h1>There is no page at this address</h1>
      <p>
        <Link to="/" search={true}>
          Go to the search
        </Link>
      </p>
    </main>
  )
}
