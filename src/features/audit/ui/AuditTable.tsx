import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { searchFrom } from '#criteria/url.ts'
import { auditMessages as messages } from '#features/audit/messages.ts'
import { nameOf, type Person } from '#features/audit/model/accounts.ts'
import { detailsOf, type Searched, searchedIn } from '#features/audit/model/searched.ts'
import { useIndustryName } from '#reference/industries.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import classes from './audit.module.css'

/** Entries of the audit, the latest first. */
export function AuditTable({
  entries,
  people,
}: {
  entries: readonly AuditEntry[]
  people: readonly Person[]
}) {
  const { at, action, account, records, details } = messages.head
  return (
    <Table
      aria-label={messages.title}
      head={[at, action, account, { text: records, number: true }, { text: details, hidePhone: true }]}
    >
      {entries.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and a page is replaced as a whole
        <Row key={`${entry.at} ${i}`} entry={entry} who={nameOf(entry.account, people)} />
      ))}
    </Table>
  )
}

function Row({ entry, who }: { entry: AuditEntry; who: string }) {
  const searched = searchedIn(entry)
  const { at, action, address, request, what, records } = entry
  const details = searched ? <SearchLink {...searched} /> : <bdi>{detailsOf(entry)}</bdi>
  return (
    <tr>
      <td>
        <time dateTime={at}>{messages.time(at)}</time>
      </td>
      <td>
        <span>{messages.actions[action]}</span>
        <div className={`${kit.onlyPhone} ${classes.details}`}>{details}</div>
      </td>
      <td className={`${kit.breaks} ${classes.who}`}>
        <bdi>{who}</bdi>
        {address && <div className={kit.second}>{address}</div>}
      </td>
      <td className={kit.number}>{messages.records(records)}</td>
      <td className={`${kit.hidePhone} ${classes.details}`}>
        {details}
        <div className={kit.second}>
          {[what, request && messages.request(request)].filter(Boolean).join(' · ')}
        </div>
      </td>
    </tr>
  )
}

/** A search in words, which opens it. */
function SearchLink({ kind, criteria }: Searched) {
  const industry = useIndustryName()
  return (
    <Link to="/" search={{ kind, ...searchFrom(criteria) }} className={kit.link}>
      <bdi>{criteriaText(kind, criteria, industry)}</bdi>
    </Link>
  )
}
