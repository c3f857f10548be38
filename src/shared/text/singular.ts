/** A word in lower case without its plural ending, by rule alone: `services` to `service`, `agencies` to `agency`. */
export function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[siu]s$/.test(word)) return word
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brownies: 'brownie',
    buses: 'bus',
    calories: 'calorie',
    centre: 'center',
    centres: 'center',
    children: 'child',
    cookies: 'cookie',
    feet: 'foot',
    foodies: 'foodie',
    gases: 'gas',
    knives: 'knife',
    leaves: 'leaf',
    lens: 'lens',
    lenses: 'lens',
    men: 'man',
    movies: 'movie',
    newbies: 'newbie',
    news: 'news',
    selfies: 'selfie',
    shelves: 'shelf',
    smoothies: 'smoothie',
    techies: 'techie',
    theatre: 'theater',
    theatres: 'theater',
    veggies: 'veggie',
    women: 'woman',
  }),
)

/** One form for the singular and plural of an English word in lower case: `bakeries` and `bakery` are `bakery`. */
export function singular(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
