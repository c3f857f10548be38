import { Button, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { count } from '../../criteria/format.ts'
import { type Language, languageNames, languages } from '../../criteria/scripts/scripts.ts'
import type { KeptCall } from '../../state/kept-calls.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { saveFile } from '../../ui/save.ts'
import classes from './activity.module.css'
import { Code } from './Code.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { isWhole, scriptCall, useScriptBase } from './scripts.ts'

const data = languageNames.map((value) => ({ value, label: languages[value].label }))
const calls = (n: number) => `${count(n)} ${n === 1 ? 'call' : 'calls'}`

/** A recorded run as one script. */
export function RunDialog({ run, onClose }: { run: readonly KeptCall[]; onClose: () => void }) {
  const [language, setLanguage] = useState<Language>('curl')
  const base = useScriptBase()
  const taken = useMemo(() => run.filter((call) => call.status !== 'cut' && isWhole(call)), [run])
  const { script, file } = languages[language]
  const text = useMemo(() => script(taken.map(scriptCall), base), [script, taken, base])
  return (
    <Dialog opened onClose={onClose} title={`A run of ${calls(taken.length)}`} size={760}>
      <p className={classes.note}>{wordsOf(run, taken)}</p>
      {taken.length > 0 && (
        <>
          <div className={classes.runBar}>
            <SegmentedControl
              size="xs"
              aria-label="Language"
              withItemsBorders={false}
              data={data}
              value={language}
              onChange={(value) => setLanguage(value as Language)}
            />
            <CopyIcon text={text} label="Copy the script" />
          </div>
          <Code text={text} label={`The run as ${languages[language].label}`} />
          <div className={classes.runBar}>
            <span />
            <Button onClick={() => saveFile(file, [text], 'text/plain;charset=utf-8')}>Save as {file}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function wordsOf(run: readonly KeptCall[], taken: readonly KeptCall[]): string {
  if (run.length === 0) return 'No call was made while the run was recorded.'
  const billed = taken.reduce((sum, call) => sum + call.billed.records, 0)
  const left = run.length - taken.length
  return [
    'Run it with your key in the variable CATCHMENT_KEY.',
    billed > 0
      ? `It bills ${count(billed)} ${billed === 1 ? 'record' : 'records'} each time.`
      : 'It bills nothing.',
    left > 0 ? `${calls(left)} that were given up are not in it.` : '',
  ].join(' ')
}
