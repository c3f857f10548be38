import { useRef, useState } from 'react'
import type { ResourceType } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import { walk, walkIds } from '../../api/pages.ts'
import { saveFile } from '../../ui/save.ts'
import { exportCsv } from './export-csv.ts'
import { exportFields } from './record-cells.ts'

/** What is exported: a whole result with its count, or the records of these ids. */
export type Source = { criteria: Criteria; total: number } | { ids: readonly string[] }

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; written: number; total: number }
  | { step: 'done'; written: number; total: number; repeated: number; file: string }
  | { step: 'failed'; written: number; total: number; problem: Error }

/** Runs one export at a time; cancelling stops its calls and leaves no file. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)

  const start = async (source: Source, format: ResourceType, file: string) => {
    const control = new AbortController()
    running.current = control
    const total = 'ids' in source ? source.ids.length : source.total
    const fields = exportFields(format)
    const pages =
      'ids' in source
        ? walkIds(source.ids, fields, control.signal)
        : walk(source.criteria, fields, source.total, control.signal)
    let written = 0
    setState({ step: 'running', written, total })
    try {
      const result = await exportCsv(pages, format, (n) => {
        written = n
        setState({ step: 'running', written, total })
      })
      saveFile(file, result.parts)
      setState({ step: 'done', written: result.written, total, repeated: result.repeated, file })
    } catch (problem) {
      if (control.signal.aborted) setState({ step: 'idle' })
      else setState({ step: 'failed', written, total, problem: problem as Error })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState({ step: 'idle' })
  }
  return { state, start, cancel }
}
