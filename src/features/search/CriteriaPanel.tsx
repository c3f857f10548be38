export function CriteriaPanel() {
  return null
}
