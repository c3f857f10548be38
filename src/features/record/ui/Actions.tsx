import { Button, CopyButton, Popover } from '@mantine/core'
import {
  IconAddressBook,
  IconArrowsJoin,
  IconCheck,
  IconCode,
  IconCopy,
  IconMail,
  IconPhone,
  IconPrinter,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Kind } from '#contract/kind.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { recordActionMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, nameOf, phoneLink, webAddress } from '#records/record.ts'
import { curlOf, recordText } from '#records/record-text.ts'
import { vcardOf } from '#records/vcard.ts'
import { usePicker } from '#session/picker.ts'
import { useService } from '#session/service.ts'
import { basePath } from '#shared/base-path.ts'
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

/** Only these may become links that write: anything else in a record is text. */
const isEmail = /^[^\s@<>"]+@[^\s@<>"]+$/

/** A button that adds a record to a list, which is a feature of its own. */
export type AddToList = (kind: Kind, record: AnyRecord) => ReactNode

/** What is corrected of a record, which is a feature of its own; without the record where searches do not find it. */
export type Corrections = (kind: Kind, id: string, record: AnyRecord | undefined, level: 2 | 3) => ReactNode

interface ActionProps extends Props {
  addToList: AddToList
}

/** What is done most with a record: call, write, open its website, add it to a list, save it as a vCard, find similar ones. */
export function RecordActions({ kind, record, addToList }: ActionProps) {
  return (
    <>
      {contactsOf(record).map(({ href, text, Icon }) => (
        <Button
          key={href}
          component="a"
          href={href}
          variant="default"
          leftSection={<Icon {...icon} />}
          {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {text}
        </Button>
      ))}
      {addToList(kind, record)}
      <Button
        variant="default"
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => saveFile(fileName(kind, record), [vcardOf(kind, record)], 'text/vcard;charset=utf-8')}
      >
        {messages.vcard}
      </Button>
      <OthersLikeIt kind={kind} record={record} />
    </>
  )
}

/** The ways in which a record can be reached, as links. */
function contactsOf({ Phone = '', Email = '', UriList = [] }: AnyRecord) {
  const call = phoneLink(Phone)
  const website = UriList.map(({ Uri }) => webAddress(Uri)).find(Boolean)
  return [
    ...(call ? [{ href: call, text: phone(Phone), Icon: IconPhone }] : []),
    ...(isEmail.test(Email)
      ? [{ href: `mailto:${encodeURIComponent(Email)}`, text: messages.email, Icon: IconMail }]
      : []),
    ...(website ? [{ href: website, text: messages.website, Icon: IconWorld }] : []),
  ]
}

/** What is done with a record on its page alone: copy it as text, repeat it as a shell command, print it. */
export function PageActions({ kind, record }: Props) {
  return (
    <>
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
      <ApiCall kind={kind} id={record.Id} />
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {messages.print}
      </Button>
    </>
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
  const base = service?.kind === 'remote' ? '$API_BASE_URL' : window.location.origin + basePath
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
