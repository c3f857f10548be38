import postcss from 'postcss'

/** The declarations of each rule of a style sheet, in one order: equal texts are equal rules. */
export function ruleBodies(css: string): string[] {
  const bodies: string[] = []
  postcss.parse(css).walkRules((rule) => {
    const own = rule.nodes.filter((node) => node.type === 'decl')
    if (own.length > 0)
      bodies.push(
        own
          .map(({ prop, value }) => `${prop}: ${value.replace(/\s+/g, ' ')}`)
          .sort()
          .join('; '),
      )
  })
  return bodies
}

/** How many rules there are, how many of them repeat an earlier one, and how many of these have two or more declarations. */
export function repeatedRules(sheets: readonly string[]) {
  const seen = new Set<string>()
  let rules = 0
  let repeated = 0
  let repeatedBlocks = 0
  for (const body of sheets.flatMap(ruleBodies)) {
    rules += 1
    if (seen.has(body)) {
      repeated += 1
      if (body.includes('; ')) repeatedBlocks += 1
    }
    seen.add(body)
  }
  return { rules, repeated, repeatedBlocks }
}
