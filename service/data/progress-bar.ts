import { Presets, SingleBar } from 'cli-progress'
import { type OnProgress, type Phase, type Progress, phases, rateMeter } from './progress.ts'

/** Shows how far a build is, on standard error. `stop` takes the bar away; the next `show` brings it back. */
export interface ProgressBar {
  show: OnProgress
  stop(): void
}

/** Milliseconds between two lines where there is no terminal to draw on. */
const PAUSE = 5000

const number = (n: number) => Math.round(n).toLocaleString('en-US')

/** What the first step is called, and what it counts. */
interface FirstStep {
  name: string
  counts: 'rows' | 'outlines' | 'addresses'
}

/** A bar with rows, rows a second and the step; plain lines where standard error is not a terminal. `name` is that of the first step. */
export function progressBar(name: string, counts: FirstStep['counts'] = 'rows'): ProgressBar {
  return (process.stderr.isTTY ? drawnBar : plainLines)({ name, counts })
}

const wordsFor = (phase: Phase, { name }: FirstStep) => (phase === 'rows' ? name : phases[phase])

/** The steps that say how many rows are done. */
const isCounted = (phase: Phase) => phase === 'rows' || phase === 'sort' || phase === 'compare'

function countOf({ phase, done, total }: Progress, { counts }: FirstStep): string {
  if (!isCounted(phase)) return `${number(total ?? done)} ${counts}`
  return total ? `${number(done)} of ${number(total)} ${counts}` : `${number(done)} ${counts}`
}

/** Rows a second as they are shown; empty where they are not known. */
function rateText({ counts }: FirstStep): (progress: Progress) => string {
  const rateOf = rateMeter()
  return (progress) => {
    const rate = rateOf(progress)
    return rate === undefined ? '' : `, ${number(rate)} ${counts} a second`
  }
}

function drawnBar(first: FirstStep): ProgressBar {
  const bar = new SingleBar(
    { format: '{words} {bar} {count}{rate}', hideCursor: true, clearOnComplete: true, fps: 8 },
    Presets.shades_classic,
  )
  const rateOf = rateText(first)
  return {
    show(progress) {
      const { phase, done } = progress
      const total = Math.max(1, progress.total ?? done * 2)
      const words = { words: wordsFor(phase, first), count: countOf(progress, first), rate: rateOf(progress) }
      if (!bar.isActive) bar.start(total, 0, words)
      bar.setTotal(total)
      bar.update(isCounted(phase) || phase === 'names' ? Math.min(done, total) : total, words)
    },
    stop: () => bar.stop(),
  }
}

function plainLines(first: FirstStep): ProgressBar {
  const rateOf = rateText(first)
  let last: Phase | undefined
  let shownAt = 0
  return {
    show(progress) {
      const rate = rateOf(progress)
      if (progress.phase === last && Date.now() - shownAt < PAUSE) return
      last = progress.phase
      shownAt = Date.now()
      process.stderr.write(`${wordsFor(progress.phase, first)}: ${countOf(progress, first)}${rate}\n`)
    },
    stop: () => undefined,
  }
}
