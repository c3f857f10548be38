import { Presets, SingleBar } from 'cli-progress'
import { type OnProgress, type Phase, type Progress, phases } from './progress.ts'

/** Shows how far a build is. */
export interface ProgressBar {
  show: OnProgress
  stop(): void
}

/** Milliseconds between two lines where there is no terminal to draw on. */
const PAUSE = 5000

const number = (n: number) => Math.round(n).toLocaleString('en-US')

/**
 * A bar with rows, rows a second and the step on standard error; plain lines where that is not a terminal. `rowsAre` are the words for the
 * first step.
 */
export function progressBar(rowsAre: string): ProgressBar {
  return process.stderr.isTTY ? drawnBar(rowsAre) : plainLines(rowsAre)
}

const wordsFor = (phase: Phase, rowsAre: string) => (phase === 'rows' ? rowsAre : phases[phase])

function rateMeter(): (done: number) => number {
  const began = Date.now()
  return (done) => (done * 1000) / Math.max(1, Date.now() - began)
}

function drawnBar(rowsAre: string): ProgressBar {
  const bar = new SingleBar(
    { format: '{words} {bar} {rows} {rate}', hideCursor: true, clearOnComplete: true, fps: 8 },
    Presets.shades_classic,
  )
  const rateOf = rateMeter()
  bar.start(1, 0, { words: rowsAre, rows: '', rate: '' })
  return {
    show({ phase, done, total }) {
      const isRows = phase === 'rows'
      bar.setTotal(total ?? Math.max(1, done * 2))
      bar.update(isRows ? done : (total ?? 1), {
        words: wordsFor(phase, rowsAre),
        rows: rowsOf({ phase, done, total }),
        rate: isRows ? `${number(rateOf(done))} rows a second` : '',
      })
    },
    stop: () => bar.stop(),
  }
}

const rowsOf = ({ phase, done, total }: Progress) =>
  phase !== 'rows'
    ? `${number(total ?? done)} rows`
    : total
      ? `${number(done)} of ${number(total)}`
      : number(done)

function plainLines(rowsAre: string): ProgressBar {
  const rateOf = rateMeter()
  let last: Phase | undefined
  let told = 0
  return {
    show(progress) {
      if (progress.phase === last && Date.now() - told < PAUSE) return
      last = progress.phase
      told = Date.now()
      const rate =
        progress.phase === 'rows' && progress.done ? `, ${number(rateOf(progress.done))} rows a second` : ''
      process.stderr.write(`${wordsFor(progress.phase, rowsAre)}: ${rowsOf(progress)}${rate}\n`)
    },
    stop: () => undefined,
  }
}
