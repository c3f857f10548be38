import { type KeyboardEvent, useId, useState } from 'react'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

/** Maximum length of a heading, which spreadsheets and databases accept. */
const MAX_LETTERS = 60

interface Props {
  name: string
  label: string
  heading: string
  errorOf: (heading: string) => string | undefined
  onRename: (heading: string) => void
}

/** The heading of a column in the file. An error is shown below it, and the column keeps its last valid heading. */
export function HeadingField({ name, label, heading, errorOf, onRename }: Props) {
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  // Without a heading of its own a column has the API's name.
  const entered = typed?.trim() || name
  const error = typed === undefined ? undefined : errorOf(entered)
  const apply = () => {
    if (typed === undefined || error) return
    setTyped(undefined)
    if (entered !== heading) onRename(entered)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter') return
    // Enter applies the heading and does not start the export.
    event.preventDefault()
    apply()
  }
  return (
    <>
      <input
        className={`${kit.wide} ${classes.heading} ${classes.field}`}
        aria-label={columnMessages.heading(label)}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        maxLength={MAX_LETTERS}
        spellCheck={false}
        value={typed ?? heading}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={keys}
      />
      {error && (
        <span
          className={`${kit.tiny} ${kit.danger} ${kit.number} ${classes.error}`}
          id={errorId}
          role="alert"
        >
          {error}
        </span>
      )}
    </>
  )
}
