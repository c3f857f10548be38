import { Button } from '@mantine/core'
import { IconFlask, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Kind, kinds } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { useSampleNote } from '#session/sample-note.ts'
import { searchAlone } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './Frame.module.css'
import { sampleMessages as messages } from './messages.ts'

/** The kinds whose records are made up, until the note on that is dismissed. */
export function useNotedSample(): readonly Kind[] {
  const data = useService()?.data
  const { isDismissed } = useSampleNote()
  return isDismissed ? [] : kinds.filter((kind) => data?.[kind]?.sample)
}

/** Says above every page that the records of some kinds are made up, and how to bring own ones; dismissed for the session. */
export function SampleNote({ madeUp }: { madeUp: readonly Kind[] }) {
  return (
    <Inline
      as="aside"
      className={`${kit.waitTone} ${kit.below} ${classes.sample}`}
      aria-label={messages.label}
    >
      <IconFlask size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.hidePhone}`} />
      <p className={`${kit.small} ${kit.normal}`}>
        {messages.text(madeUp.map((kind) => kindNames[kind].many))}
      </p>
      <Button
        variant="subtle"
        size="compact-xs"
        className={`${kit.fixed} ${kit.last}`}
        renderRoot={(props) => <Link to="/data" search={searchAlone} {...props} />}
      >
        {messages.open}
      </Button>
      <IconButton
        Icon={IconX}
        label={messages.dismiss}
        onClick={() => useSampleNote.setState({ isDismissed: true })}
        small
      />
    </Inline>
  )
}
