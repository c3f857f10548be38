import { useCallback, useMemo } from 'react'
import { type Language, languageNames, languages } from '#api/scripts/scripts.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useScriptBase } from '#session/service.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { ScriptPanel } from '#ui/ScriptPanel.tsx'
import { isRepeatable, scriptCall } from '../model/calls.ts'

const offered = languageNames.map((value) => ({ value, ...languages[value] }))

/** A recorded run as one script. */
export function RunDialog({ run, onClose }: { run: readonly StoredCall[]; onClose: () => void }) {
  const base = useScriptBase()
  const included = useMemo(() => run.filter((call) => call.status !== 'cut' && isRepeatable(call)), [run])
  const textOf = useCallback(
    (language: Language) => languages[language].script(included.map(scriptCall), base),
    [included, base],
  )
  return (
    <Dialog opened onClose={onClose} title={messages.runOf(included.length)} size={760}>
      <p className={kit.second}>{runSummary(run, included)}</p>
      {included.length > 0 && <ScriptPanel languages={offered} textOf={textOf} what={messages.runTitle} />}
    </Dialog>
  )
}

function runSummary(run: readonly StoredCall[], included: readonly StoredCall[]): string {
  if (run.length === 0) return messages.runWithoutCalls
  const billed = included.reduce((sum, call) => sum + call.billed.records, 0)
  const left = run.length - included.length
  return messages.runSummary(billed, left)
}
