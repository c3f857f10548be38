export function CountBlock(_: { actions: React.ReactNode }) {
  return null
}
