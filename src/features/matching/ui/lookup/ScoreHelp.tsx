import { Button } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Candidate } from '#api/matches.ts'
import { candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import kit from '#ui/kit.module.css'
import classes from './lookup.module.css'

/** Explains score and likelihood when it is opened. */
export function ScoreHelp({ candidate: { Probability } }: { candidate: Candidate }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconHelp size={14} stroke={1.7} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.scoreHelp(Probability !== undefined)}
      </Button>
      <div id={id} hidden={!isOpen} className={`${kit.cell} ${kit.muted} ${classes.help}`}>
        <p>
          <b className={kit.normal}>{messages.score}</b>
          {messages.scoreMeaning}
        </p>
        {Probability !== undefined && (
          <p>
            <b className={kit.normal}>{messages.likely}</b>
            {messages.likelyMeaning}
          </p>
        )}
      </div>
    </div>
  )
}
