import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Kind } from '#contract/kind.ts'
import { creditRatings } from '#contract/ranges.ts'
import { recordFieldMessages as messages } from '#features/record/messages.ts'
import { fieldText } from '#records/field-text.ts'
import { gradesOf, interestsOf } from '#records/interests.ts'
import { type AnyRecord, fieldLabels, type RecordField, webAddress } from '#records/record.ts'
import { recordGroups } from '#records/record-groups.ts'
import { NONE } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { besideResult, pageOf } from '../model/record-links.ts'
import classes from './record.module.css'

export function RecordFields({ kind, record }: { kind: Kind; record: AnyRecord }) {
  return recordGroups[kind].map(({ title, fields }) => (
    <section key={title} className={classes.group} aria-label={messages.group(title, kind)}>
      <h3 className={classes.title}>{title}</h3>
      <FieldList fields={fields} record={record} />
    </section>
  ))
}

/** Fields of a record with their values, in this order. */
export function FieldList({ fields, record }: { fields: readonly RecordField[]; record: AnyRecord }) {
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <div
          key={field}
          className={`${kit.narrow} ${classes.field}`}
          data-wide={wideFields.has(field) || undefined}
        >
          <dt>{fieldLabels[field]}</dt>
          <dd>
            <FieldValue record={record} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields that take the whole width of their group. */
const wideFields: ReadonlySet<RecordField> = new Set([
  'SicList',
  'NaicsList',
  'UriList',
  'PrimarySic',
  'Address',
  'Links',
  'LifeStyle',
  'TargetReady',
])

/** A field as a page shows it, with a way to copy it. */
function FieldValue({ record, field }: { record: AnyRecord; field: RecordField }): ReactNode {
  if (record[field] === undefined) return <span className={kit.muted}>{NONE}</span>
  const special = specials[field]
  if (special) return special(record)
  const text = fieldText(record, field) ?? ''
  return (
    <>
      <bdi>{text}</bdi>
      <Copy text={text} label={fieldLabels[field]} />
    </>
  )
}

const specials: Partial<Record<RecordField, (record: AnyRecord) => ReactNode>> = {
  SicList: ({ SicList = [] }) =>
    SicList.map(({ Code, Description, YearFirstAppeared }) => (
      <CodeLine
        key={`${Code} ${Description}`}
        list="SIC"
        code={Code}
        description={Description}
        note={YearFirstAppeared && messages.since(YearFirstAppeared)}
      />
    )),
  NaicsList: ({ NaicsList = [] }) =>
    NaicsList.map(({ Code, Description }) => (
      <CodeLine key={Code} list="NAICS" code={Code} description={Description} />
    )),
  UriList: ({ UriList = [] }) => UriList.map(({ Uri }) => <Web key={Uri} uri={Uri} />),
  Links: ({ Links }) =>
    Links.map(({ Rel, Href }) => (
      <span key={Rel} className={kit.block}>
        <span className={classes.rel}>{Rel}</span> <code>{Href}</code>
      </span>
    )),
  CreditRatingScore: ({ CreditRatingScore = '' }) =>
    `${CreditRatingScore} ${(creditRatings[CreditRatingScore as keyof typeof creditRatings] ?? '').toLowerCase()}`,
  LifeStyle: (record) => (
    <ul className={`${kit.flex} ${kit.wrap} ${kit.gap4} ${classes.tags}`}>
      {interestsOf(record).map((name) => (
        <li key={name} className={classes.tag}>
          {name}
        </li>
      ))}
    </ul>
  ),
  TargetReady: (record) => (
    <ul className={classes.grades}>
      {gradesOf(record).map(([model, grade]) => (
        <li key={model} className={classes.grade}>
          <span>{model}</span>
          <span className={`${kit.muted} ${kit.tiny}`}>{messages.grade(grade)}</span>
        </li>
      ))}
    </ul>
  ),
  ParentCompany: ({ ParentCompany = '' }) => <ParentLink id={ParentCompany} />,
}

/** Leads to the parent: in the drawer beside the table, or at its own address from a page. */
function ParentLink({ id }: { id: string }) {
  const besideTable = useLocation({ select: ({ pathname }) => pathname === '/' })
  if (!besideTable)
    return (
      <Link to={pageOf.companies} params={{ id }} search={besideResult} className={kit.accent}>
        {id}
      </Link>
    )
  return (
    <Link to="/" search={(old) => ({ ...old, record: id })} className={kit.accent}>
      {id}
    </Link>
  )
}

interface Code {
  /** Whose code it is. */
  list: string
  code: string
  description?: string | undefined
  note?: string | undefined
}

function CodeLine({ list, code, description, note }: Code) {
  return (
    <span className={classes.line}>
      <span className={`${kit.meta} ${classes.list}`}>{list}</span>
      <code>{code}</code>
      <bdi className={kit.name}>{description}</bdi>
      {note && <span className={`${kit.muted} ${kit.tiny}`}>{note}</span>}
    </span>
  )
}

function Web({ uri }: { uri: string }) {
  const href = webAddress(uri)
  if (!href) return <bdi>{uri}</bdi>
  return (
    <a className={kit.accent} href={href} target="_blank" rel="noopener noreferrer">
      {uri}
    </a>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <IconButton
          Icon={copied ? IconCheck : IconCopy}
          className={classes.copy}
          variant="transparent"
          onClick={copy}
          label={copied ? messages.copied(label) : messages.copy(label)}
          small
        />
      )}
    </CopyButton>
  )
}
