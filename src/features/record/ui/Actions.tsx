import { Button, CopyButton, Popover } from '@mantine/core'
import {
  IconAddressBook,
  IconArrowsJoin,
  IconCheck,
  IconCode,
  IconCopy,
  IconPhone,
  IconPrinter,
} from '@tabler/icons-react'
import type { Kind } from '#contract/kind.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { recordActionMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { curlOf, recordText } from '#records/record-text.ts'
import { vcardOf } from '#records/vcard.ts'
import { usePicker } from '#session/picker.ts'
import { useService } from '#session/service.ts'
import { withoutAccents } from '#shared/text/fold.ts'
import { phone } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { saveFile } from '#ui/save-file.ts'
import classes from './page.module.css'

interface Props {
  kind: Kind
  record: AnyRecord
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

/** Only these may become links that dial: anything else in a record is text. */
const isPhone = /^[+(\d][\d\s().-]{6,}$/

/** What can be done with a record: call, copy, save as a vCard, repeat as a shell command, print. */
export function Actions({ kind, record }: Props) {
  const { Phone } = record
  const digits = isPhone.test(Phone ?? '') && Phone?.replace(/\D/g, '')
  return (
    <div className={`${kit.actions} ${classes.screenOnly}`}>
      {Phone && digits && (
        <Button component="a" href={`tel:${digits}`} variant="default" leftSection={<IconPhone {...icon} />}>
          {phone(Phone)}
        </Button>
      )}
      <CopyButton value={recordText(kind, record)} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            onClick={copy}
          >
            {copied ? messages.copied : messages.copy}
          </Button>
        )}
      </CopyButton>
      <Button
        variant="default"
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => saveFile(fileName(kind, record), [vcardOf(kind, record)], 'text/vcard;charset=utf-8')}
      >
        {messages.vcard}
      </Button>
      <ApiCall kind={kind} id={record.Id} />
      <OthersLikeIt kind={kind} record={record} />
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {messages.print}
      </Button>
    </div>
  )
}

/** Looks up the record's own name and place, to find possible duplicates. */
function OthersLikeIt({ kind, record }: Props) {
  const { pickerOpened } = usePicker()
  const { Id: id, City, StateProvince } = record
  const name = nameOf(kind, record) ?? id
  const known = { Name: name, ...(City && { City }), ...(StateProvince && { StateProvince }) }
  const input = { known, RequestType: requestTypeOf[kind], line: '', beside: id }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowsJoin {...icon} />}
      onClick={() => pickerOpened({ type: 'record', id, name }, input)}
    >
      {messages.findSimilar}
    </Button>
  )
}

/** A name that every file system takes. */
function fileName(kind: Kind, record: AnyRecord): string {
  const name = withoutAccents(nameOf(kind, record) ?? '').replace(/[^a-z0-9]+/gi, '-')
  return `${name.replace(/^-|-$/g, '').slice(0, 60).toLowerCase() || record.Id}.vcf`
}

const formats: Record<Kind, string> = { companies: 'Enhanced', people: 'LifeStyle' }

function ApiCall({ kind, id }: { kind: Kind; id: string }) {
  const service = useService()
  const base = service?.kind === 'remote' ? '$API_BASE_URL' : window.location.origin
  const call = curlOf(kind, id, formats[kind], base)
  return (
    <Popover width="min(520px, 94vw)" position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconCode {...icon} />}>
          {messages.apiCall}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.apiCall}>
        <Stack align="start">
          <p className={kit.second}>{messages.apiCallHint}</p>
          <pre className={`${kit.small} ${kit.breaks} ${kit.well} ${kit.inset} ${classes.call}`}>
            <code>{call}</code>
          </pre>
          <CopyButton value={call} timeout={2000}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy}>
                {copied ? messages.copied : messages.copyCall}
              </Button>
            )}
          </CopyButton>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
