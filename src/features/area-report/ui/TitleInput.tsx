import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useGiveTitle } from '../data/report-link.ts'
import { reportMessages as messages } from '../messages.ts'
import classes from './report.module.css'

/** The title of the report, which is in the link; an empty one restores that of the search. */
export function TitleInput({ title }: { title: string }) {
  const [text, setText] = useState(title)
  const giveTitle = useGiveTitle()
  const give = () => {
    if (text.trim() !== title) giveTitle(text)
  }
  return (
    <TextInput
      className={classes.input}
      aria-label={messages.titleLabel}
      maxLength={120}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={give}
      onKeyDown={(event) => {
        if (event.key === 'Enter') give()
      }}
    />
  )
}
