export function RecordDrawer() {
  return null
}
