import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { exportLanguages } from '#api/scripts/export/exports.ts'
import { type Language, languageNames } from '#api/scripts/scripts.ts'
import { tidy } from '#criteria/tidy.ts'
import { type Draft, mostIn } from '#features/exports/data/draft.ts'
import { fieldsOfFormat } from '#files/formats/all-formats.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { useScriptBase } from '#session/script-base.ts'
import { count } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { ScriptPanel } from '#ui/ScriptPanel.tsx'
import { outIdsQuery } from '../estimate-queries.ts'
import type { SourceNow } from '../useSource.ts'
import classes from './plan.module.css'

const languages = languageNames.map((value) => ({ value, ...exportLanguages[value] }))

interface Props {
  source: SourceNow
  draft: Draft
  onClose: () => void
}

/** The export as a script that runs without this app. */
export function ScriptDialog({ source, draft, onClose }: Props) {
  const base = useScriptBase()
  const { data: out } = useQuery(outIdsQuery(source.kind, draft.leftOut))
  const textOf = useCallback(
    (language: Language) => (out ? exportLanguages[language].script(scriptOf(source, draft, out), base) : ''),
    [source, draft, out, base],
  )
  return (
    <Dialog opened onClose={onClose} title="The export as a script" size={760}>
      <p className={`${kit.second} ${classes.scriptNote}`}>
        Run it with your key in the variable CATCHMENT_KEY. It writes the records as JSON lines, waits where
        the service asks it to, and bills them each time it runs.{' '}
        {out && excludedText(source, draft, out.size)}
      </p>
      {out && <ScriptPanel languages={languages} textOf={textOf} what="The export" />}
    </Dialog>
  )
}

function excludedText({ ids }: SourceNow, { distinct }: Draft, many: number): string {
  const out = ids
    ? 'Excluded and do-not-contact records are not among its ids.'
    : many > 0
      ? `The ${count(many)} excluded ids are part of it, including do-not-contact records. Records excluded later are not.`
      : 'No record is on a do-not-contact list now. Records added later are not excluded.'
  return distinct.length > 0 ? `${out} It does not remove duplicates.` : out
}

function scriptOf({ kind, criteria, ids }: SourceNow, draft: Draft, out: ReadonlySet<string>) {
  const Fields = fieldsOfFormat(draft.form, kind, draft.columns)
  const most = mostIn(draft)
  return {
    path: `/v1/${kind}/search`,
    body: { ...tidy(criteria ?? {}), Fields },
    ids: ids?.filter((id) => !out.has(id)),
    excludedIds: ids ? [] : [...out],
    maxRecords: most,
    page: Math.min(PAGE_SIZE, most ?? PAGE_SIZE),
  }
}
