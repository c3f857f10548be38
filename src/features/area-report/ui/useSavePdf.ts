import { useState } from 'react'
import { notice } from '#session/notices.ts'
import { asFileName } from '#shared/text/file-name.ts'
import { saveFile } from '#ui/save-file.ts'
import { reportMessages as messages } from '../messages.ts'
import type { ReportPage } from './report-pdf.ts'

/** Saves the report as a PDF; says so when that fails. */
export function useSavePdf(): { isSaving: boolean; save: (page: ReportPage) => void } {
  const [isSaving, setSaving] = useState(false)
  const save = async (page: ReportPage) => {
    setSaving(true)
    try {
      const { reportPdf } = await import('./report-pdf.ts')
      saveFile(`${asFileName(messages.fileOf(page.title))}.pdf`, [await reportPdf(page)], 'application/pdf')
    } catch {
      notice({ text: messages.saveFailed })
    }
    setSaving(false)
  }
  return { isSaving, save: (page) => void save(page) }
}
