import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Code } from './Code.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import classes from './ScriptPanel.module.css'
import { Segments } from './Segments.tsx'
import { saveFile } from './save-file.ts'

interface Props<L extends string> {
  /** The languages it is available in, and the file name of each. */
  languages: readonly { value: L; label: string; file: string }[]
  textOf: (language: L) => string
  /** What the script repeats: "The run". */
  what: string
}

/** A script in a language of choice, to be copied or saved. */
export function ScriptPanel<L extends string>({ languages, textOf, what }: Props<L>) {
  const [value, setValue] = useState(languages[0]?.value)
  const selected = languages.find((language) => language.value === value)
  const text = useMemo(() => (selected ? textOf(selected.value) : ''), [selected, textOf])
  if (!selected) return null
  return (
    <>
      <div className={`${kit.row} ${classes.bar}`}>
        <Segments
          size="xs"
          aria-label={uiMessages.language}
          data={languages.map(({ value, label }) => ({ value, label }))}
          value={selected.value}
          onChange={setValue}
        />
        <CopyIcon text={text} label={uiMessages.copyScript} />
      </div>
      <Code text={text} label={uiMessages.scriptIn(what, selected.label)} />
      <div className={`${kit.row} ${classes.bar}`}>
        <span />
        <Button onClick={() => saveFile(selected.file, [text], 'text/plain;charset=utf-8')}>
          {uiMessages.saveAs(selected.file)}
        </Button>
      </div>
    </>
  )
}
