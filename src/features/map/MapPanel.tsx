export function MapPanel() {
  return null
}
