export function RecordsPanel() {
  return null
}
