import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { momentText, reasonOf, sizeText, statusText, toneOf, tookText } from '../model/calls.ts'
import classes from './activity.module.css'
import calls from './calls.module.css'
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
    <aside
      className={`${kit.side} ${kit.narrow} ${classes.detail}`}
      aria-label={messages.selectedCall}
      onKeyDown={press}
    >
      <div className={`${kit.row} ${classes.head}`}>
        <span className={`${kit.tag} ${calls.status}`} data-tone={toneOf(call)}>
          {statusText(status)}
        </span>
        <h2 className={`${kit.fill} ${classes.path}`}>
          {method} {path}
        </h2>
        <RepeatCall call={call} onRepeated={onRepeated} />
        <IconButton Icon={IconX} label={messages.closeCall} onClick={onClose} />
      </div>
      <p className={`${kit.second} ${classes.when}`}>
        {momentText(at)} · {reasonOf(call)}
        <Cost call={call} />
      </p>
      {problem && <p className={`${kit.waitSurface} ${kit.notice} ${classes.problem}`}>{problem.words}</p>}
      <Timing call={call} />
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
  return (
    <div className={classes.timing}>
      <div className={classes.timeBar} aria-hidden>
        <span data-part="first" style={{ flexGrow: shownFirst }} />
        {rest > 0 && <span data-part="rest" style={{ flexGrow: rest }} />}
      </div>
      <p className={`${kit.second} ${classes.timeWords}`}>
        {isAnswered ? (
          <>
            <span data-part="first">{messages.answerBeganAfter(tookText(shownFirst))}</span>
            <span data-part="rest">{messages.readIn(tookText(rest))}</span>
            <span>{sizeText(size)}</span>
          </>
        ) : (
          <span>{status === 'cut' ? messages.canceledBeforeResponse : messages.noResponse}</span>
        )}
        <strong>{tookText(took)}</strong>
      </p>
    </div>
  )
}
