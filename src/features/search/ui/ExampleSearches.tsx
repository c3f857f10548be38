import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { countQuery, countsQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { useEditCriteria, useKind } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { exampleMessages as messages } from '../messages/panel.ts'
import classes from './CriteriaPanel.module.css'

/** First searches for a person without filters: samples by trade with their counts, and single filters. */
export function ExampleSearches() {
  const kind = useKind()
  const edit = useEditCriteria()
  const counts = useSampleCounts(kind)
  return (
    <Stack as="section" className={classes.examples} aria-label={messages.title}>
      <h2 className={kit.second}>{messages.byTrade}</h2>
      <Stack gap={4}>
        {messages.samples[kind].map(({ trade, label, criteria }, i) => (
          <UnstyledButton
            key={trade}
            className={`${kit.row} ${kit.inset} ${kit.hovers} ${classes.sample}`}
            onClick={() => edit(criteria)}
          >
            <span className={kit.fill}>
              <span className={`${kit.block} ${kit.cell}`}>{label}</span>
              <span className={kit.meta}>{trade}</span>
            </span>
            <span className={kit.strong} data-testid="sample-count">
              {counts?.[i] !== undefined && count(counts[i])}
            </span>
          </UnstyledButton>
        ))}
      </Stack>
      <h2 className={kit.second}>{messages.filters}</h2>
      <Inline wrap gap={4}>
        {messages.starts[kind].map(({ label, criteria }) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => edit(criteria)}>
            {label}
          </Button>
        ))}
      </Inline>
      <h2 className={kit.second}>{messages.allFilters}</h2>
    </Stack>
  )
}

/** The counts of the samples, in one call once the count of the search is there; none where the service answers one at a time. */
function useSampleCounts(kind: Kind): readonly number[] | undefined {
  const multiple = useMultiple()
  const own = useQuery(countQuery(kind, {}))
  const criteria = messages.samples[kind].map((sample) => sample.criteria)
  const counts = useQuery({
    ...countsQuery(kind, criteria, multiple),
    enabled: multiple && own.data !== undefined && !own.isPlaceholderData,
  })
  return counts.isPlaceholderData ? undefined : counts.data
}
