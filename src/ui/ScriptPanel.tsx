import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Code } from './Code.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import kit from './kit.module.css'
import classes from './ScriptPanel.module.css'
import { Segments } from './Segments.tsx'
import { saveFile } from './save.ts'

interface Props<L extends string> {
  /** The languages in which it is written, and the file that each is saved as. */
  languages: readonly { value: L; label: string; file: string }[]
  textOf: (language: L) => string
  /** What it is a script of: "The run". */
  what: string
}

/** A script in the language that a person chooses, to be copied or saved. */
export function ScriptPanel<L extends string>({ languages, textOf, what }: Props<L>) {
  const [value, setValue] = useState(languages[0]?.value)
  const chosen = languages.find((language) => language.value === value)
  const text = useMemo(() => (chosen ? textOf(chosen.value) : ''), [chosen, textOf])
  if (!chosen) return null
  return (
    <>
      <div className={`${kit.row} ${classes.bar}`}>
        <Segments
          size="xs"
          aria-label="Language"
          data={languages.map(({ value, label }) => ({ value, label }))}
          value={chosen.value}
          onChange={setValue}
        />
        <CopyIcon text={text} label="Copy the script" />
      </div>
      <Code text={text} label={`${what} as ${chosen.label}`} />
      <div className={`${kit.row} ${classes.bar}`}>
        <span />
        <Button onClick={() => saveFile(chosen.file, [text], 'text/plain;charset=utf-8')}>
          Save as {chosen.file}
        </Button>
      </div>
    </>
  )
}
