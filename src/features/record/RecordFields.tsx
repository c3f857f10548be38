import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Kind } from '#contract/kind'
import { creditRatings } from '#contract/ranges'
import { fieldText } from '../../criteria/field-text.ts'
import { NONE } from '../../criteria/format.ts'
import { gradesOf, interestsOf } from '../../criteria/interests.ts'
import { words } from '../../criteria/kinds.ts'
import { type AnyRecord, fieldLabels, type RecordField, webAddress } from '../../criteria/record.ts'
import classes from './record.module.css'

interface FieldGroup {
  title: string
  fields: readonly RecordField[]
}

/** Every field of a record, grouped as a person looks for them. */
export const recordGroups: Record<Kind, readonly FieldGroup[]> = {
  companies: [
    {
      title: 'Address',
      fields: [
        'Address',
        'City',
        'StateProvince',
        'PostalCode',
        'ZipPlus4',
        'County',
        'AddressParsed',
        'CarrierRoute',
        'Location',
      ],
    },
    {
      title: 'Contact',
      fields: ['FirstName', 'LastName', 'Title', 'Gender', 'Phone', 'Fax', 'AreaCode', 'UriList'],
    },
    { title: 'Industry', fields: ['PrimarySic', 'SicList', 'PrimaryNaics', 'NaicsList'] },
    {
      title: 'Size',
      fields: [
        'LocationEmployeesSizeActual',
        'LocationEmployeesSizeRange',
        'LocationSalesVolumeActual',
        'LocationSalesVolumeRange',
        'CorporateEmployeesSizeActual',
        'CorporateEmployeesSizeRange',
        'CorporateSalesVolumeActual',
        'CorporateSalesVolumeRange',
        'SquareFootage',
      ],
    },
    {
      title: 'Business',
      fields: [
        'BusinessType',
        'ParentCompany',
        'Franchise',
        'CreditRatingScore',
        'YearEstablished',
        'RecordStatus',
        'EIN',
        'TickerSymbol',
      ],
    },
    { title: 'Record', fields: ['CompanyName', 'Id', 'ETag', 'Links', 'UpdateDate'] },
  ],
  people: [
    {
      title: 'Address',
      fields: [
        'Address',
        'City',
        'StateProvince',
        'PostalCode',
        'ZipPlus4',
        'County',
        'AddressParsed',
        'Location',
      ],
    },
    {
      title: 'Person',
      fields: [
        'FirstName',
        'MiddleInitial',
        'LastName',
        'Gender',
        'AgeRange',
        'BirthMonthYear',
        'MaritalStatus',
        'Phone',
        'Email',
      ],
    },
    {
      title: 'Household',
      fields: [
        'HeadOfHousehold',
        'AreChildrenPresent',
        'IncomeRange',
        'HomeValueRange',
        'IsHomeowner',
        'YearsInHome',
      ],
    },
    { title: 'Interests', fields: ['LifeStyle', 'TargetReady'] },
    { title: 'Record', fields: ['Id', 'HouseholdId', 'LocationId', 'ETag', 'Links'] },
  ],
}

export function RecordFields({ kind, record }: { kind: Kind; record: AnyRecord }) {
  return recordGroups[kind].map(({ title, fields }) => (
    <section key={title} className={classes.group} aria-label={`${title} of this ${words[kind].one}`}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <div key={field} className={classes.field} data-wide={wide.has(field) || undefined}>
            <dt>{fieldLabels[field]}</dt>
            <dd>
              <Value record={record} field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

const wide: ReadonlySet<RecordField> = new Set([
  'SicList',
  'NaicsList',
  'UriList',
  'PrimarySic',
  'Address',
  'Links',
  'LifeStyle',
  'TargetReady',
])

function Value({ record, field }: { record: AnyRecord; field: RecordField }): ReactNode {
  if (record[field] === undefined) return <span className={classes.none}>{NONE}</span>
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
        code={Code}
        words={Description}
        note={YearFirstAppeared && `since ${YearFirstAppeared}`}
      />
    )),
  NaicsList: ({ NaicsList = [] }) =>
    NaicsList.map(({ Code, Description }) => <CodeLine key={Code} code={Code} words={Description} />),
  UriList: ({ UriList = [] }) => UriList.map(({ Uri }) => <Web key={Uri} uri={Uri} />),
  Links: ({ Links }) =>
    Links.map(({ Rel, Href }) => (
      <span key={Rel} className={classes.code}>
        <span className={classes.rel}>{Rel}</span> <code>{Href}</code>
      </span>
    )),
  CreditRatingScore: ({ CreditRatingScore = '' }) =>
    `${CreditRatingScore} ${(creditRatings[CreditRatingScore as keyof typeof creditRatings] ?? '').toLowerCase()}`,
  LifeStyle: (record) => (
    <ul className={classes.tags}>
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
          <span className={classes.note}>{grade} of 5</span>
        </li>
      ))}
    </ul>
  ),
  ParentCompany: ({ ParentCompany }) => (
    <Link to="/" search={(old) => ({ ...old, record: ParentCompany })} className={classes.link}>
      {ParentCompany}
    </Link>
  ),
}

function CodeLine({
  code,
  words,
  note,
}: {
  code: string
  words?: string | undefined
  note?: string | undefined
}) {
  return (
    <span className={classes.code}>
      <code>{code}</code> <bdi>{words}</bdi> {note && <span className={classes.note}>{note}</span>}
    </span>
  )
}

function Web({ uri }: { uri: string }) {
  const href = webAddress(uri)
  if (!href) return <bdi>{uri}</bdi>
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {uri}
    </a>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <ActionIcon
          className={classes.copy}
          variant="transparent"
          color="gray"
          size={24}
          onClick={copy}
          aria-label={copied ? `${label} copied` : `Copy ${label}`}
        >
          {copied ? <IconCheck size={13} stroke={1.7} /> : <IconCopy size={13} stroke={1.7} />}
        </ActionIcon>
      )}
    </CopyButton>
  )
}
