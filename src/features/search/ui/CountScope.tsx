import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { countQuery } from '#api/queries.ts'
import { includesClosed } from '#contract/closed.ts'
import type { Criteria } from '#contract/criteria.ts'
import { statusValues } from '#contract/trust.ts'
import { tidy } from '#criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '#session/search.ts'
import { useClosed } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { countMessages as messages } from '../messages/panel.ts'

/** Whom or what the count includes, which the number of all records in the data does not say. */
export function CountScope() {
  return useKind() === 'people' ? <Residents /> : <ClosedCompanies />
}

function Residents() {
  const criteria = useCriteria()
  const isEveryone = criteria.IncludeAllResidents === true
  return (
    <ScopeLine
      {...messages.residents[isEveryone ? 'everyone' : 'heads']}
      changed={{ ...criteria, IncludeAllResidents: isEveryone ? undefined : true }}
    />
  )
}

/** How many closed companies the search excludes, where the data has such. */
function ClosedCompanies() {
  const criteria = useCriteria()
  const excludes = useClosed('companies') > 0 && !includesClosed(criteria)
  const closed = tidy({ ...criteria, OperatingStatus: ['Closed'] })
  const { data, isPlaceholderData } = useQuery({ ...countQuery('companies', closed), enabled: excludes })
  const number = isPlaceholderData ? undefined : data?.MatchCount
  if (!excludes || number === undefined || number === 0) return null
  return (
    <ScopeLine
      text={messages.closedExcluded(number)}
      change={messages.includeClosed}
      changed={{ ...criteria, OperatingStatus: [...statusValues] }}
    />
  )
}

interface LineProps {
  text: string
  change: string
  /** The criteria after the change. */
  changed: Criteria
}

function ScopeLine({ text, change, changed }: LineProps) {
  const edit = useEditCriteria()
  return (
    <Inline wrap gap={4} className={kit.second}>
      {text}
      <Button size="compact-xs" variant="subtle" ml={-7} onClick={() => edit(tidy(changed))}>
        {change}
      </Button>
    </Inline>
  )
}
