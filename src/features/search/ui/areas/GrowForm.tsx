import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { areaMessages as messages } from '#features/search/messages/forms.ts'
import { circleAround } from '#features/search/model/places.ts'
import { type Circle, useGrow } from '#session/grow.ts'
import { useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { problemText } from '#ui/messages.ts'
import { TargetForm } from '#ui/TargetForm.tsx'

const DEFAULT_TARGET = 5000

/** Grows a circle until it holds a number of records. */
export function GrowForm({ circle, onDone }: { circle: Circle; onDone: (circle: Circle) => void }) {
  return <Target circleOf={() => circle} onDone={onDone} />
}

/** Makes the circle around a ZIP code or a point that holds a number of records. */
export function GrowAround({ onDone }: { onDone: (circle: Circle) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const circleOf = () => {
    const circle = circleAround(text)
    setError(circle ? undefined : messages.aroundError)
    return circle
  }
  return (
    <Target circleOf={circleOf} onDone={onDone}>
      <TextInput
        label={messages.around}
        placeholder={messages.aroundExample}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Target>
  )
}

interface Props {
  circleOf: () => Circle | undefined
  onDone: (circle: Circle) => void
  children?: ReactNode
}

function Target({ circleOf, onDone, children }: Props) {
  const kind = useKind()
  const { running, text, problem, run, cancel } = useGrow()
  const start = async (target: number) => {
    const circle = circleOf()
    const grown = circle && (await run(circle, target))
    if (circle && grown) onDone({ ...circle, RadiusMiles: grown.RadiusMiles })
  }
  return (
    <>
      <TargetForm
        label={messages.target(kind)}
        submit={messages.apply}
        initial={DEFAULT_TARGET}
        running={running}
        status={text}
        error={problem && problemText(problem)}
        onRun={start}
        onCancel={cancel}
      >
        {children}
      </TargetForm>
      <p className={kit.second}>{messages.growNote}</p>
    </>
  )
}
