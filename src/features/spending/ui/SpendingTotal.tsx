import { Popover, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { spendingPurposes } from '#api/spending.ts'
import { spendingMessages as messages, money } from '#features/spending/messages.ts'
import { searchAlone } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { totalSpent, useSpending } from '#session/spending.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'

/** The running total of the session, and on a click what it was spent for. */
export function SpendingTotal({ className }: { className?: string | undefined }) {
  const total = useSpending(totalSpent)
  const id = useId()
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          aria-label={messages.total(total)}
          className={`${kit.inline} ${kit.inset} ${kit.second} ${kit.noWrap} ${kit.hovers} ${className}`}
        >
          <span>
            {money(total)}
            <span className={kit.hideNarrow}> {messages.session}</span>
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id}>
        <SpendingList titleId={id} />
      </Popover.Dropdown>
    </Popover>
  )
}

function SpendingList({ titleId }: { titleId: string }) {
  const { spent } = useSpending()
  const { on, action, session } = useSettings((state) => state.spendingLimits)
  const rows = spendingPurposes.flatMap((purpose) => {
    const part = spent[purpose]
    return part ? [{ purpose, ...part }] : []
  })
  return (
    <Stack>
      <SectionTitle id={titleId}>{messages.title}</SectionTitle>
      {rows.length === 0 ? (
        <p className={kit.second}>{messages.nothing}</p>
      ) : (
        <Table
          caption={messages.title}
          head={[messages.purpose, messages.records, messages.cost]}
          numbers="rest"
        >
          {rows.map(({ purpose, records, cost }) => (
            <tr key={purpose}>
              <th scope="row">{messages.purposes[purpose]}</th>
              <td>{messages.recordCount(records)}</td>
              <td>{money(cost)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className={kit.second}>
        {messages.note} {on ? messages.limits(action, session) : messages.noLimits}
      </p>
      <Link to="/settings" search={searchAlone} className={`${kit.link} ${kit.small}`}>
        {messages.settings}
      </Link>
    </Stack>
  )
}
