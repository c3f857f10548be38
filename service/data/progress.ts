/** The steps of a build, in their order, as a person reads them. */
export const phases = {
  rows: 'Rows',
  sort: 'Sorting',
  names: 'Indexing names',
  check: 'Checking',
  store: 'Storing',
  compare: 'Comparing with the version before',
  switch: 'Switching to the new version',
} as const

export type Phase = keyof typeof phases

/** How far a build is: rows done in this phase, of `total` where it is known. */
export interface Progress {
  phase: Phase
  done: number
  total?: number
}

export type OnProgress = (progress: Progress) => void

/** Rows a second since the count of the first step last began at the start; undefined for other steps and at the very beginning. */
export function rateMeter(): (progress: Progress) => number | undefined {
  let began = Date.now()
  let last = 0
  return ({ phase, done }) => {
    if (done < last) began = Date.now()
    last = done
    const seconds = (Date.now() - began) / 1000
    return phase === 'rows' && done > 0 && seconds > 0.2 ? done / seconds : undefined
  }
}
