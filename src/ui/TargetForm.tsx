import { Button, NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import kit from './kit.module.css'
import classes from './TargetForm.module.css'

interface Props {
  /** "How many companies". */
  label: string
  /** What is done: "Apply". */
  submit: string
  usual: number
  /** What is done is going on; `words` say how far it has come, or how it ended. */
  running: boolean
  words: string | undefined
  fault: string | undefined
  onRun: (target: number) => void
  onCancel: () => void
  /** More fields before the number. */
  children?: ReactNode
}

/** Asks for a number that something shall reach, and tells how it is coming along. */
export function TargetForm({
  label,
  submit,
  usual,
  running,
  words,
  fault,
  onRun,
  onCancel,
  children,
}: Props) {
  const [target, setTarget] = useState<string | number>(usual)
  const [wrong, setWrong] = useState<string>()
  return (
    <form
      className={`${kit.column} ${kit.gap8}`}
      onSubmit={(event) => {
        event.preventDefault()
        const number = Number(target)
        const good = Number.isInteger(number) && number > 0
        setWrong(good ? undefined : 'A whole number over 0')
        if (good) onRun(number)
      }}
    >
      {children}
      <div className={classes.line}>
        <NumberInput
          size="xs"
          className={kit.grow}
          label={label}
          value={target}
          error={wrong}
          thousandSeparator=","
          allowDecimal={false}
          min={1}
          clampBehavior="none"
          hideControls
          onChange={setTarget}
        />
        {running ? (
          <Button variant="default" onClick={onCancel}>
            Stop
          </Button>
        ) : (
          <Button type="submit" variant="default">
            {submit}
          </Button>
        )}
      </div>
      <p className={kit.second} role="status">
        {words}
      </p>
      {fault && (
        <p className={`${kit.small} ${kit.danger}`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
