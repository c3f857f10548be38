import { Presets, SingleBar } from 'cli-progress'
import { type OnProgress, type Phase, type Progress, phases } from './progress.ts'

/** Shows how far a build is, on standard error. `stop` takes the bar away; the next `show` brings it back. */
export interface ProgressBar {
  show: OnProgress
  stop(): void
}

/** Milliseconds between two lines where there is no terminal to draw on. */
const PAUSE = 5000

const number = (n: number) => Math.round(n).toLocaleString('en-US')

/** A bar with rows, rows a second and the step; plain lines where standard error is not a terminal. `rowsAre` names the first step. */
export function progressBar(rowsAre: string): ProgressBar {
  return process.stderr.isTTY ? drawnBar(rowsAre) : plainLines(rowsAre)
}

const wordsFor = (phase: Phase, rowsAre: string) => (phase === 'rows' ? rowsAre : phases[phase])

/** The steps that say how many rows are done. */
const isCounted = (phase: Phase) => phase === 'rows' || phase === 'sort'

function countOf({ phase, done, total }: Progress): string {
  if (!isCounted(phase)) return `${number(total ?? done)} rows`
  return total ? `${number(done)} of ${number(total)} rows` : `${number(done)} rows`
}

/** Rows a second since the count last began at the start. */
function rateMeter(): (progress: Progress) => string {
  let began = Date.now()
  let last = 0
  return ({ phase, done }) => {
    if (done < last) began = Date.now()
    last = done
    const seconds = (Date.now() - began) / 1000
    return phase === 'rows' && done > 0 && seconds > 0.2 ? `, ${number(done / seconds)} rows a second` : ''
  }
}

function drawnBar(rowsAre: string): ProgressBar {
  const bar = new SingleBar(
    { format: '{words} {bar} {count}{rate}', hideCursor: true, clearOnComplete: true, fps: 8 },
    Presets.shades_classic,
  )
  const rateOf = rateMeter()
  return {
    show(progress) {
      const { phase, done } = progress
      const total = Math.max(1, progress.total ?? done * 2)
      const words = { words: wordsFor(phase, rowsAre), count: countOf(progress), rate: rateOf(progress) }
      if (!bar.isActive) bar.start(total, 0, words)
      bar.setTotal(total)
      bar.update(isCounted(phase) || phase === 'names' ? Math.min(done, total) : total, words)
    },
    stop: () => bar.stop(),
  }
}

function plainLines(rowsAre: string): ProgressBar {
  const rateOf = rateMeter()
  let last: Phase | undefined
  let shownAt = 0
  return {
    show(progress) {
      const rate = rateOf(progress)
      if (progress.phase === last && Date.now() - shownAt < PAUSE) return
      last = progress.phase
      shownAt = Date.now()
      process.stderr.write(`${wordsFor(progress.phase, rowsAre)}: ${countOf(progress)}${rate}\n`)
    },
    stop: () => undefined,
  }
}
