import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { Kind } from '#contract/kind.ts'
import { creditRatings } from '#contract/ranges.ts'
import { rareFields } from '#contract/trust.ts'
import { recordFieldMessages as messages } from '#features/record/messages.ts'
import { fieldText, gradesOf, interestsOf, isCorrected, mergedSourcesOf } from '#records/field-text.ts'
import { type AnyRecord, fieldLabels, type RecordField, webAddress } from '#records/record.ts'
import { type FieldGroup, recordGroups } from '#records/record-groups.ts'
import { NONE } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { besideResult, pageOf } from '../model/record-links.ts'
import classes from './record.module.css'

/** The group that a person looks for first. */
const contactGroup: Record<Kind, string> = { companies: 'Contact', people: 'Person' }

interface Props {
  kind: Kind
  record: AnyRecord
  /** Shown below the group of how to reach the record. */
  children?: ReactNode
}

/** Every field of a record, how to reach it first. */
export function RecordFields({ kind, record, children }: Props) {
  const isContact = ({ title }: FieldGroup) => title === contactGroup[kind]
  const groups = recordGroups[kind].toSorted((a, b) => Number(isContact(b)) - Number(isContact(a)))
  return groups.map((group) => (
    <Fragment key={group.title}>
      <Panel aria-label={messages.group(group.title, kind)}>
        <SectionTitle level={3} className={kit.spaceBelow}>
          {group.title}
        </SectionTitle>
        <FieldList
          fields={group.fields.filter((field) => !isRare(field) || record[field] !== undefined)}
          record={record}
        />
      </Panel>
      {isContact(group) && children}
    </Fragment>
  ))
}

const isRare = (field: RecordField) => rareFields.some((rare) => rare === field)

/** Whether a field that a record lacks says nothing: keys with the email profile alone have emails, and few records are corrected or merged. */
export const isExtra = (field: RecordField) => field === 'Email' || isRare(field)

/** Fields of a record with their values, in this order. */
export function FieldList({ fields, record }: { fields: readonly RecordField[]; record: AnyRecord }) {
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <div
          key={field}
          className={`${kit.narrow} ${kit.reveals} ${wideFields.has(field) ? classes.wide : ''}`}
        >
          <dt className={kit.second}>
            {fieldLabels[field]}
            {originOf(record, field)}
          </dt>
          <dd className={kit.breaks}>
            <FieldValue record={record} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where a value comes from that is not of the record's own source: a correction, or a source that was merged into it. */
function originOf(record: AnyRecord, field: RecordField): ReactNode {
  if (isCorrected(record, field)) return ` (${messages.corrected})`
  const source = record.MergedSources?.find(({ Fields = '' }) => Fields.split(', ').includes(field))
  return source && <bdi>{` (${messages.from(source.Source)})`}</bdi>
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
  'MergedSources',
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
      <Inline key={Rel} as="span" align="baseline">
        <span className={kit.muted}>{Rel}</span> <code>{Href}</code>
      </Inline>
    )),
  CreditRatingScore: ({ CreditRatingScore = '' }) =>
    `${CreditRatingScore} ${(creditRatings[CreditRatingScore as keyof typeof creditRatings] ?? '').toLowerCase()}`,
  LifeStyle: (record) => (
    <Inline as="ul" wrap gap={4}>
      {interestsOf(record).map((name) => (
        <li key={name}>
          <Tag className={kit.regular}>{name}</Tag>
        </li>
      ))}
    </Inline>
  ),
  TargetReady: (record) => (
    <ul>
      {gradesOf(record).map(([model, grade]) => (
        <Inline as="li" key={model} justify="between">
          <span>{model}</span>
          <span className={kit.meta}>{messages.grade(grade)}</span>
        </Inline>
      ))}
    </ul>
  ),
  MergedSources: (record) => (
    <ul>
      {mergedSourcesOf(record).map(({ name, fields }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          {fields && <span className={kit.meta}>: {fields}</span>}
        </li>
      ))}
    </ul>
  ),
  ParentCompany: ({ ParentCompany = '' }) => <ParentLink id={ParentCompany} />,
}

/** Leads to the parent: in the panel beside the table, or at its own address from a page. */
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
    <span className={`${kit.apart} ${classes.line}`}>
      <Tag className={kit.center}>{list}</Tag>
      <code>{code}</code>
      <bdi className={kit.name}>{description}</bdi>
      {note && <span className={kit.meta}>{note}</span>}
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
          className={`${kit.revealed} ${classes.copy}`}
          variant="transparent"
          onClick={copy}
          label={copied ? messages.copied(label) : messages.copy(label)}
          small
        />
      )}
    </CopyButton>
  )
}
