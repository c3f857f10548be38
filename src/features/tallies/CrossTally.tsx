export function CrossTally() {
  return null
}
