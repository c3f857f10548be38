import type { ReactNode } from 'react'
import { areaMessages as messages } from '#features/search/messages/forms.ts'
import { useCenterBox } from '#reference/CenterBox.tsx'
import { nameOfCenter } from '#reference/center.ts'
import { type Circle, useGrow } from '#session/grow.ts'
import { useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { problemText } from '#ui/messages.ts'
import { TargetForm } from '#ui/TargetForm.tsx'
import { circleAround } from '../controls/CircleForm.tsx'

const DEFAULT_TARGET = 5000
/** The radius from which the circle grows. */
const FIRST_MILES = 5

/** Grows a circle until it holds a number of records. */
export function GrowForm({ circle, onDone }: { circle: Circle; onDone: (circle: Circle) => void }) {
  return <Target find={async () => ({ circle })} onDone={onDone} />
}

/** Makes the circle around an address or another place that holds a number of records. */
export function GrowAround({ onDone }: Pick<Props, 'onDone'>) {
  const box = useCenterBox()
  const find = async () => {
    const center = await box.find()
    return center && { circle: circleAround(center, FIRST_MILES), name: nameOfCenter(center) }
  }
  return (
    <Target find={find} onDone={onDone}>
      {box.field}
    </Target>
  )
}

interface Props {
  /** The circle to grow, with the name of the address or city in its center. */
  find: () => Promise<{ circle: Circle; name?: string | undefined } | undefined>
  onDone: (circle: Circle, name?: string) => void
  children?: ReactNode
}

function Target({ find, onDone, children }: Props) {
  const kind = useKind()
  const { running, text, problem, run, cancel } = useGrow()
  const start = async (target: number) => {
    const found = await find()
    const grown = found && (await run(found.circle, target))
    if (found && grown) onDone({ ...found.circle, RadiusMiles: grown.RadiusMiles }, found.name)
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
