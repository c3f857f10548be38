import { Button, NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import kit from './kit.module.css'
import { Inline } from './layout.tsx'
import { uiMessages } from './messages.ts'

interface Props {
  /** "How many companies". */
  label: string
  /** The label of the button: "Apply". */
  submit: string
  initial: number
  /** The work is in progress; `status` describes its progress or its result. */
  running: boolean
  status: string | undefined
  error: string | undefined
  onRun: (target: number) => void
  onCancel: () => void
  /** More fields before the number. */
  children?: ReactNode
}

/** A form for a number to reach, with the progress of reaching it. */
export function TargetForm({
  label,
  submit,
  initial,
  running,
  status,
  error,
  onRun,
  onCancel,
  children,
}: Props) {
  const [target, setTarget] = useState<string | number>(initial)
  const [invalid, setInvalid] = useState<string>()
  return (
    <form
      className={`${kit.column} ${kit.gap8}`}
      onSubmit={(event) => {
        event.preventDefault()
        const number = Number(target)
        const good = Number.isInteger(number) && number > 0
        setInvalid(good ? undefined : uiMessages.wholeNumber)
        if (good) onRun(number)
      }}
    >
      {children}
      <Inline gap={6} align="end">
        <NumberInput
          size="xs"
          className={kit.grow}
          label={label}
          value={target}
          error={invalid}
          thousandSeparator=","
          allowDecimal={false}
          min={1}
          clampBehavior="none"
          hideControls
          onChange={setTarget}
        />
        {running ? (
          <Button variant="default" onClick={onCancel}>
            {uiMessages.stop}
          </Button>
        ) : (
          <Button type="submit" variant="default">
            {submit}
          </Button>
        )}
      </Inline>
      <p className={kit.second} role="status">
        {status}
      </p>
      {error && (
        <p className={`${kit.small} ${kit.danger}`} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
