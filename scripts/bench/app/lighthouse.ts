import lighthouse, { desktopConfig } from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The scores of a screen as text: "performance 98, accessibility 100, ..." */
export interface Score {
  path: string
  words: string
}

/** Lighthouse's scores for a desktop of the screens, on the browser whose debugging port is given. */
export async function lighthouseScores(address: string, port: number): Promise<Score[]> {
  const scores: Score[] = []
  for (const path of ['/', '/industries', await aRecord(address)])
    scores.push({ path, words: await scoreOf(address + path, port) })
  return scores
}

async function aRecord(address: string): Promise<string> {
  const found = await fetch(`${address}/api/v1/companies/?limit=1&resourcetype=Core`)
  const [record] = (await found.json()) as { Id: string }[]
  return `/companies/${record?.Id}`
}

async function scoreOf(url: string, port: number): Promise<string> {
  const result = await lighthouse(
    url,
    { port, onlyCategories: [...categories], logLevel: 'error' },
    desktopConfig,
  )
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`)
  const { lhr } = result
  const scores = categories.map((name) => `${name} ${Math.round((lhr.categories[name]?.score ?? 0) * 100)}`)
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
  console.error(url, failed.map(({ id, score }) => `${id} ${score}`).join(', '))
  return scores.join(', ')
}
