import { Button } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Candidate } from '#api/matches.ts'
import classes from './lookup.module.css'

/** Says in a few words what score and likelihood mean, on request. */
export function ScoreHelp({ candidate: { Probability } }: { candidate: Candidate }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconHelp size={14} stroke={1.7} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {Probability === undefined ? 'What the score means' : 'What score and likelihood mean'}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.help}>
        <p>
          <b>Score</b>: how closely a record agrees with what you entered, 0 to 100. Fields that you leave
          empty do not count.
        </p>
        {Probability !== undefined && (
          <p>
            <b>Likely</b>: the chance that it is the record you mean. Records that fit equally share it, and
            some is left for a record that is not in the data.
          </p>
        )}
      </div>
    </>
  )
}
