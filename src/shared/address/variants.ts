/** From every variant, in lower case and without a period, to its abbreviation. */
export const byVariant = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([short, others]) =>
      [short.toLowerCase(), ...others.split(' ')].filter(Boolean).map((word) => [word, short] as const),
    ),
  )
