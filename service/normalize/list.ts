/** The items of a cell that holds several: a JSON list (of texts, or of objects with `key`), or texts between `|`, `;` or `,`. */
export function readList(cell: string, key: string): string[] {
  if (cell === '') return []
  const text = cell.trim()
  const items = text.startsWith('[') ? fromJson(text, key) : text.split(/[|;,]/)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function fromJson(text: string, key: string): string[] {
  try {
    const items: unknown[] = JSON.parse(text)
    return items.map((item) =>
      typeof item === 'object' && item !== null ? String(Reflect.get(item, key) ?? '') : String(item),
    )
  } catch {
    return []
  }
}
