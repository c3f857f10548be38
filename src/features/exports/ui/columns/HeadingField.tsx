import { type KeyboardEvent, useId, useState } from 'react'
import classes from './columns.module.css'

/** Letters of a heading, which spreadsheets and databases still take. */
const MAX_LETTERS = 60

interface Props {
  name: string
  label: string
  heading: string
  fault: (heading: string) => string | undefined
  onRename: (heading: string) => void
}

/** The heading of a column in the file. What is wrong with one is said below it, and the column keeps the last good one. */
export function HeadingField({ name, label, heading, fault, onRename }: Props) {
  const [typed, setTyped] = useState<string>()
  const told = useId()
  // Without a heading of its own a column bears the API's name.
  const meant = typed?.trim() || name
  const wrong = typed === undefined ? undefined : fault(meant)
  const take = () => {
    if (typed === undefined || wrong) return
    setTyped(undefined)
    if (meant !== heading) onRename(meant)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter') return
    // It names the column and does not start the export.
    event.preventDefault()
    take()
  }
  return (
    <>
      <input
        className={classes.heading}
        aria-label={`Heading of ${label}`}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong && told}
        maxLength={MAX_LETTERS}
        spellCheck={false}
        value={typed ?? heading}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={keys}
      />
      {wrong && (
        <span className={classes.fault} id={told} role="alert">
          {wrong}
        </span>
      )}
    </>
  )
}
