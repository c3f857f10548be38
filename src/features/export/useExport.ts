import { useRef, useState } from 'react'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { walk, walkIds } from '../../api/pages.ts'
import { saveFile } from '../../ui/save.ts'
import { type ExportResult, exportCsv, nothingYet } from './export-csv.ts'
import { type Extent, exportColumns, exportFields } from './record-cells.ts'

/** What is exported: a whole result with its count, or the records of these ids. */
export type Source = { kind: Kind } & ({ criteria: Criteria; total: number } | { ids: readonly string[] })

interface Progress {
  written: number
  total: number
}

export type ExportState =
  | { step: 'idle' }
  | ({ step: 'running'; waitSeconds?: number } & Progress)
  | ({ step: 'done'; repeated: number; file: string } & Progress)
  | ({ step: 'failed'; problem: Error } & Progress)

interface Job {
  source: Source
  extent: Extent
  file: string
  total: number
  result: ExportResult
  control: AbortController
}

function pagesOf({ source, extent, total, result, control }: Job, onWait: (seconds: number) => void) {
  const { kind } = source
  const rest = {
    kind,
    fields: exportFields(kind, extent),
    from: result.pages,
    signal: control.signal,
    onWait,
  }
  return 'ids' in source ? walkIds(source.ids, rest) : walk({ ...rest, criteria: source.criteria, total })
}

/** Runs one export at a time. Cancelling stops its calls and leaves no file; one that failed can go on or be saved as it is. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const job = useRef<Job>(undefined)

  const run = async (now: Job) => {
    const { result, total, file, control } = now
    const progress = () => ({ written: result.ids.size, total })
    const tell = (waitSeconds?: number) => {
      if (!control.signal.aborted) setState({ step: 'running', waitSeconds, ...progress() })
    }
    tell()
    try {
      await exportCsv(pagesOf(now, tell), exportColumns(now.source.kind, now.extent), result, tell)
      saveFile(file, result.parts)
      setState({ step: 'done', repeated: result.repeated, file, ...progress() })
    } catch (problem) {
      if (!control.signal.aborted) setState({ step: 'failed', problem: problem as Error, ...progress() })
    }
  }

  const start = (source: Source, extent: Extent, file: string) => {
    const total = 'ids' in source ? source.ids.length : source.total
    const result = nothingYet(exportColumns(source.kind, extent))
    job.current = { source, extent, file, total, result, control: new AbortController() }
    return run(job.current)
  }
  const cancel = () => {
    job.current?.control.abort()
    setState({ step: 'idle' })
  }
  /** Goes on after the last page that was read. */
  const resume = () => {
    if (!job.current) return
    job.current.control = new AbortController()
    return run(job.current)
  }
  const saveRead = () => {
    if (job.current) saveFile(job.current.file.replace('.csv', '-part.csv'), job.current.result.parts)
  }
  return { state, start, cancel, resume, saveRead }
}
