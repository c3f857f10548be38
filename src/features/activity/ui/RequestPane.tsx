import { useMemo, useState } from 'react'
import { type Language, languageNames, languages } from '#api/scripts/scripts.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useScriptBase } from '#session/service.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Code } from '#ui/Code.tsx'
import { CopyIcon } from '#ui/CopyIcon.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { isRepeatable, scriptCall } from '../model/calls.ts'
import { CallPane, HeaderList, PaneNote } from './CallPane.tsx'

const tabs = [
  { value: 'request', label: 'Request' },
  { value: 'headers', label: 'Headers' },
] as const
type Tab = (typeof tabs)[number]['value']
const data = languageNames.map((value) => ({ value, label: languages[value].label }))

/** The request as a script. */
export function RequestPane({ call }: { call: StoredCall }) {
  const [tab, setTab] = useState<Tab>('request')
  const [language, setLanguage] = useState<Language>('curl')
  const base = useScriptBase()
  const text = useMemo(
    () => (isRepeatable(call) ? languages[language].script([scriptCall(call)], base) : ''),
    [call, language, base],
  )
  return (
    <CallPane
      id="call-request"
      label={messages.request}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      panelLabel={tab === 'request' ? messages.request : messages.headersThatWereSent}
      controls={
        <>
          <span className={`${kit.second} ${kit.noWrap} ${kit.last}`}>{messages.copyAs}</span>
          <Segments
            size="xs"
            aria-label={messages.copyAs}
            data={data}
            value={language}
            onChange={setLanguage}
          />
          <CopyIcon text={text} label={messages.copyAsFormat(languages[language].label)} />
        </>
      }
    >
      {tab === 'headers' ? (
        <HeaderList headers={sentWith(call)} />
      ) : text ? (
        <Code text={text} label={messages.callAs(languages[language].label)} />
      ) : (
        <PaneNote>{messages.requestTooLong}</PaneNote>
      )}
    </CallPane>
  )
}

/** The headers sent to the service: its server adds the key, which never reaches this browser. */
const sentWith = ({ body, method }: StoredCall): Record<string, string> => ({
  apikey: '$CATCHMENT_KEY',
  accept: 'application/json',
  ...((body !== undefined || method === 'POST') && { 'content-type': 'application/json' }),
})
