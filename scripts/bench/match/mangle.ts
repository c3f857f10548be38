/** A name as a customer may have written it: `i` decides which error it gets. */
export function mangle(name: string, i: number): string {
  const words = name.split(' ')
  const at = (i * 7) % Math.max(1, name.length - 2)
  if (i % 5 === 0) return name
  if (i % 5 === 1) return name.slice(0, at + 1) + name.slice(at + 2)
  if (i % 5 === 2) return words.reverse().join(' ')
  if (i % 5 === 3) return words.join('').length < 16 ? words.join('') : `${name} Inc`
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
}
