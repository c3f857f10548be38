export function TalliesPanel() {
  return null
}
