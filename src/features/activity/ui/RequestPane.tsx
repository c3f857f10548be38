import { useMemo, useState } from 'react'
import { type Language, languageNames, languages } from '#api/scripts/scripts.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useScriptBase } from '#session/service.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Code } from '#ui/Code.tsx'
import { CopyIcon } from '#ui/CopyIcon.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { TabBar } from '#ui/TabBar.tsx'
import { isRepeatable, scriptCall } from '../model/script-call.ts'
import classes from './activity.module.css'
import { HeaderList } from './HeaderList.tsx'

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
    <section aria-label={messages.request}>
      <div className={`${kit.row} ${classes.paneBar}`}>
        <TabBar
          tabs={tabs}
          value={tab}
          onChange={setTab}
          label={messages.request}
          panel={() => 'call-request'}
        />
        <span className={`${kit.second} ${kit.noWrap}`}>{messages.copyAs}</span>
        <Segments
          size="xs"
          aria-label={messages.copyAs}
          data={data}
          value={language}
          onChange={setLanguage}
        />
        <CopyIcon text={text} label={messages.copyAsFormat(languages[language].label)} />
      </div>
      <div
        id="call-request"
        role="tabpanel"
        aria-label={tab === 'request' ? messages.request : messages.headersThatWereSent}
      >
        {tab === 'headers' ? (
          <HeaderList headers={sentWith(call)} />
        ) : text ? (
          <Code text={text} label={messages.callAs(languages[language].label)} />
        ) : (
          <p className={`${kit.second} ${classes.note}`}>{messages.requestTooLong}</p>
        )}
      </div>
    </section>
  )
}

/** The headers sent to the service: its server adds the key, which never reaches this browser. */
const sentWith = ({ body, method }: StoredCall): Record<string, string> => ({
  apikey: '$CATCHMENT_KEY',
  accept: 'application/json',
  ...((body !== undefined || method === 'POST') && { 'content-type': 'application/json' }),
})
