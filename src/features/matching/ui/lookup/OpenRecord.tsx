import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Candidate } from '#api/matches.ts'
import type { Kind } from '#contract/kind.ts'
import { candidateMessages } from '#features/matching/messages/lookup.ts'
import { searchAlone } from '#session/search.ts'

const pages = { companies: '/companies/$id', people: '/people/$id' } as const satisfies Record<Kind, string>

/** A link to the record's own page. */
export function OpenRecord({ candidate: { kind, record }, main }: { candidate: Candidate; main: boolean }) {
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      rightSection={<IconArrowRight size={15} stroke={1.7} aria-hidden />}
      renderRoot={(props) => (
        <Link to={pages[kind]} params={{ id: record.Id }} search={(old) => searchAlone(old)} {...props} />
      )}
    >
      {candidateMessages.open}
    </Button>
  )
}
