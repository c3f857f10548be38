import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Code } from './Code.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { Inline, Stack } from './layout.tsx'
import { uiMessages } from './messages.ts'
import { Segments } from './Segments.tsx'
import { saveFile } from './save-file.ts'
import { Actions } from './Toolbar.tsx'

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
    <Stack>
      <Inline justify="between">
        <Segments
          size="xs"
          aria-label={uiMessages.language}
          data={languages.map(({ value, label }) => ({ value, label }))}
          value={selected.value}
          onChange={setValue}
        />
        <CopyIcon text={text} label={uiMessages.copyScript} />
      </Inline>
      <Code text={text} label={uiMessages.scriptIn(what, selected.label)} />
      <Actions>
        <Button onClick={() => saveFile(selected.file, [text], 'text/plain;charset=utf-8')}>
          {uiMessages.saveAs(selected.file)}
        </Button>
      </Actions>
    </Stack>
  )
}
