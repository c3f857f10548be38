import { ActionIcon, Skeleton, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TallyItem } from '#contract/tally'
import { ApiProblem } from '../../api/problem.ts'
import { words } from '../../criteria/kinds.ts'
import { useKind } from '../../state/search.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import classes from './tallies.module.css'

interface Props {
  title: string
  query: UseQueryResult<TallyItem[]>
  /** Downloads the whole tally. */
  onDownload: () => void
  /** What stands between title and bars: the way back up. */
  path?: ReactNode
  children: (items: TallyItem[]) => ReactNode
}

/** A panel over one tally, with its loading, empty and failed states. A field that the service refuses has no panel. */
export function TallyCard({ title, query, onDownload, path, children }: Props) {
  const kind = useKind()
  if (query.error instanceof ApiProblem && query.error.faults.some((fault) => /^fields$/i.test(fault.Item)))
    return null
  const { data, error } = query
  return (
    <section
      className={classes.card}
      aria-label={`Tally by ${title.toLowerCase()}`}
      aria-busy={query.isFetching}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <Tooltip label="Download as CSV">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Download ${title.toLowerCase()} as CSV`}
            disabled={!data?.length}
            onClick={onDownload}
          >
            <IconDownload size={15} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </header>
      {path}
      {error && <ProblemNote problem={error} retry={() => query.refetch()} />}
      {!error &&
        !data &&
        [72, 54, 40].map((width) => <Skeleton key={width} height={10} my={9} width={`${width}%`} />)}
      {!error && data?.length === 0 && (
        <p className={classes.empty}>No {words[kind].one} has these criteria.</p>
      )}
      {!error && data && data.length > 0 && (
        <div style={{ opacity: query.isPlaceholderData ? 0.55 : 1 }}>{children(data)}</div>
      )}
    </section>
  )
}
