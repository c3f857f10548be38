import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note, Tag } from '#ui/Note.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { momentText, reasonOf, sizeText, statusText, toneOf, tookText } from '../model/calls.ts'
import { PartBar, PartLegend, partColors } from './PartBar.tsx'
import { RepeatCall } from './RepeatCall.tsx'
import { RequestPane } from './RequestPane.tsx'
import { ResponsePane } from './ResponsePane.tsx'

interface Props {
  call: StoredCall
  onClose: () => void
  /** Called after the call was repeated: its new response is the newest row. */
  onRepeated: () => void
}

/** The details of a call: timing, request and response. */
export function Detail({ call, onClose, onRepeated }: Props) {
  const { method, path, status, at, problem } = call
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose()
  }
  return (
    <aside className={`${kit.side} ${kit.narrow}`} aria-label={messages.selectedCall} onKeyDown={press}>
      <Toolbar>
        <Tag tone={toneOf(call)}>{statusText(status)}</Tag>
        <h2 className={`${kit.fill} ${kit.heading} ${kit.breaks}`}>
          <code>
            {method} {path}
          </code>
        </h2>
        <RepeatCall call={call} onRepeated={onRepeated} />
        <IconButton Icon={IconX} label={messages.closeCall} onClick={onClose} />
      </Toolbar>
      <Stack className={kit.padded}>
        <p className={kit.second}>
          {momentText(at)} · {reasonOf(call)}
          <Cost call={call} />
        </p>
        {problem && <Note tone="wait">{problem.words}</Note>}
        <Timing call={call} />
      </Stack>
      <RequestPane call={call} />
      <ResponsePane call={call} />
    </aside>
  )
}

function Cost({ call: { billed } }: { call: StoredCall }) {
  const rates = useSettings((state) => state.rates)
  if (billed.records === 0) return null
  const records = `${count(billed.records)} ${billed.records === 1 ? 'record' : 'records'}`
  return <>{messages.billed(records, billed.records, rates[billed.format])}</>
}

function Timing({ call: { first, took, size, status } }: { call: StoredCall }) {
  const [shownFirst] = useState(() => (first > 0 ? first : took))
  const rest = Math.max(0, took - shownFirst)
  const isAnswered = status !== 'cut' && status !== 0
  const parts = [
    { size: shownFirst, color: partColors.first, text: messages.answerBeganAfter(tookText(shownFirst)) },
    { size: rest, color: partColors.second, text: messages.readIn(tookText(rest)) },
  ]
  return (
    <>
      <PartBar parts={parts} />
      <PartLegend parts={isAnswered ? parts : []}>
        <li>
          {isAnswered
            ? sizeText(size)
            : status === 'cut'
              ? messages.canceledBeforeResponse
              : messages.noResponse}
        </li>
        <li className={`${kit.last} ${kit.label} ${kit.normal}`}>{tookText(took)}</li>
      </PartLegend>
    </>
  )
}
