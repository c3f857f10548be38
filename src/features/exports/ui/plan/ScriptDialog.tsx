import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { exportLanguages } from '#api/scripts/export/exports.ts'
import { type Language, languageNames } from '#api/scripts/scripts.ts'
import { tidy } from '#criteria/tidy.ts'
import { type ExportDraft, validLimit } from '#features/exports/data/draft.ts'
import { planMessages } from '#features/exports/messages/new-export.ts'
import { fieldsOfFormat } from '#files/formats/all-formats.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { useScriptBase } from '#session/service.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { ScriptPanel } from '#ui/ScriptPanel.tsx'
import { excludedIdsQuery } from '../estimate-queries.ts'
import type { CurrentSource } from '../useExportSource.ts'

const languages = languageNames.map((value) => ({ value, ...exportLanguages[value] }))

interface Props {
  source: CurrentSource
  draft: ExportDraft
  onClose: () => void
}

/** The export as a script that runs without this app. */
export function ScriptDialog({ source, draft, onClose }: Props) {
  const base = useScriptBase()
  const { data: excluded } = useQuery(excludedIdsQuery(source.kind, draft.excludedLists))
  const textOf = useCallback(
    (language: Language) =>
      excluded ? exportLanguages[language].script(scriptOf(source, draft, excluded), base) : '',
    [source, draft, excluded, base],
  )
  return (
    <Dialog opened onClose={onClose} title={planMessages.scriptTitle} size={760}>
      <p className={`${kit.second} ${kit.spaceBelow}`}>
        {planMessages.scriptNote} {excluded && excludedText(source, draft, excluded.size)}
      </p>
      {excluded && <ScriptPanel languages={languages} textOf={textOf} what={planMessages.scriptName} />}
    </Dialog>
  )
}

function excludedText({ ids }: CurrentSource, { distinct, screened }: ExportDraft, excluded: number): string {
  const listed = excluded > 0 ? planMessages.scriptExcluded(excluded) : planMessages.scriptNoneExcluded
  const text = ids ? planMessages.scriptIds : listed
  return [
    text,
    distinct.length > 0 && planMessages.scriptDuplicates,
    screened.length > 0 && planMessages.scriptScreened,
  ]
    .filter(Boolean)
    .join('')
}

function scriptOf({ kind, criteria, ids }: CurrentSource, draft: ExportDraft, excluded: ReadonlySet<string>) {
  const Fields = fieldsOfFormat(draft.form, kind, draft.columns)
  const limit = validLimit(draft)
  return {
    path: `/v1/${kind}/search`,
    body: { ...tidy(criteria ?? {}), Fields },
    ids: ids?.filter((id) => !excluded.has(id)),
    excludedIds: ids ? [] : [...excluded],
    maxRecords: limit,
    page: Math.min(PAGE_SIZE, limit ?? PAGE_SIZE),
  }
}
