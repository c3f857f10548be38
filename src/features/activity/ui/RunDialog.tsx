import { useCallback, useMemo } from 'react'
import { type Language, languageNames, languages } from '#api/scripts/scripts.ts'
import { useScriptBase } from '#session/script-base.ts'
import { count } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { ScriptPanel } from '#ui/ScriptPanel.tsx'
import { isWhole, scriptCall } from '../model/scripts.ts'
import classes from './activity.module.css'

const offered = languageNames.map((value) => ({ value, ...languages[value] }))
const calls = (n: number) => `${count(n)} ${n === 1 ? 'call' : 'calls'}`

/** A recorded run as one script. */
export function RunDialog({ run, onClose }: { run: readonly StoredCall[]; onClose: () => void }) {
  const base = useScriptBase()
  const taken = useMemo(() => run.filter((call) => call.status !== 'cut' && isWhole(call)), [run])
  const textOf = useCallback(
    (language: Language) => languages[language].script(taken.map(scriptCall), base),
    [taken, base],
  )
  return (
    <Dialog opened onClose={onClose} title={`A run of ${calls(taken.length)}`} size={760}>
      <p className={`${kit.second} ${classes.note}`}>{wordsOf(run, taken)}</p>
      {taken.length > 0 && <ScriptPanel languages={offered} textOf={textOf} what="The run" />}
    </Dialog>
  )
}

function wordsOf(run: readonly StoredCall[], taken: readonly StoredCall[]): string {
  if (run.length === 0) return 'No call was made while the run was recorded.'
  const billed = taken.reduce((sum, call) => sum + call.billed.records, 0)
  const left = run.length - taken.length
  return [
    'Run it with your key in the variable CATCHMENT_KEY.',
    billed > 0
      ? `It bills ${count(billed)} ${billed === 1 ? 'record' : 'records'} each time.`
      : 'It bills nothing.',
    left > 0 ? `${calls(left)} that were canceled are not included.` : '',
  ].join(' ')
}
