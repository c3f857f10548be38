export function IndustriesPage() {
  return (
    <main>
      <h1>Industries</h1>
    </main>
  )
}
