import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DuplicateGroup, QualityReport } from '#contract/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { Table } from '#ui/Table.tsx'
import classes from './quality.module.css'
import { Section } from './Section.tsx'

/** Groups that are shown until all are wanted. */
const FIRST = 10

/** Records that may be the same, in groups, the largest first. */
export function DuplicatesSection({ report: { kind, records, duplicates } }: { report: QualityReport }) {
  const [isWhole, setWhole] = useState(false)
  const { groups, records: suspected, atOneAddress, listed } = duplicates
  const shown = isWhole ? listed : listed.slice(0, FIRST)
  const texts =
    groups === 0
      ? [messages.noDuplicates]
      : [
          messages.groups(groups, suspected, records),
          atOneAddress < suspected && messages.atOneAddress(atOneAddress, kind === 'companies'),
          messages.listedOf(shown.length, groups),
        ]
  return (
    <Section title={messages.duplicates} texts={[messages.rule[kind], ...texts]}>
      {groups > 0 && (
        <Table
          caption={messages.duplicates}
          head={messages.groupsHead}
          numbers="last"
          className={classes.groups}
        >
          {shown.map((group) => (
            <GroupRow key={group.members[0]?.Id} group={group} />
          ))}
        </Table>
      )}
      {shown.length < listed.length && (
        <div className={`${classes.text} ${kit.screenOnly}`}>
          <Button variant="default" onClick={() => setWhole(true)}>
            {messages.showAll(listed.length)}
          </Button>
        </div>
      )}
    </Section>
  )
}

function GroupRow({ group: { records, shared, members } }: { group: DuplicateGroup }) {
  const more = records - members.length
  return (
    <tr>
      <td>
        <ul className={classes.members}>
          {members.map(({ Id, name, address, phone }) => (
            <li key={Id} className={kit.breaks}>
              <bdi>{name}</bdi>{' '}
              <span className={kit.second}>
                {[address, phone && messages.phone(phone)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
          {more > 0 && <li className={kit.second}>{messages.moreMembers(more)}</li>}
        </ul>
      </td>
      <td>
        {messages.count(records)} <Tag className={kit.noWrap}>{messages.shared[shared]}</Tag>
      </td>
    </tr>
  )
}
