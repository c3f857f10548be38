import { Link } from '@tanstack/react-router'
import { kinds } from '#contract/kind.ts'
import { searchAlone } from '#session/search.ts'
import type { ServiceInfo } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { useHealth } from '../data/admin-calls.ts'
import { adminMessages as messages } from '../messages.ts'

/** The state of the service, and the data it answers from. */
export function HealthPanel({ service }: { service: ServiceInfo }) {
  const { data: health } = useHealth()
  const isHealthy = health?.status === 'ok'
  const sets = kinds.flatMap((kind) => {
    const set = service.data?.[kind]
    return set ? [{ kind, ...set }] : []
  })
  return (
    <Panel
      aria-label={messages.health}
      head={
        <SectionTitle
          actions={
            health && (
              <Tag tone={isHealthy ? 'saved' : 'wait'}>
                {isHealthy ? messages.healthy : messages.degraded}
              </Tag>
            )
          }
        >
          {messages.health}
        </SectionTitle>
      }
    >
      {health?.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <Inline gap={16} wrap>
        {sets.map(({ kind, name, records }) => (
          <span key={kind}>
            <bdi>{name}</bdi> · {messages.records(kind, records)}
          </span>
        ))}
        <Link to="/data" search={searchAlone} className={kit.link}>
          {messages.dataLink}
        </Link>
      </Inline>
    </Panel>
  )
}
