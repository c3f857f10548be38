import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#api/problem.ts'
import { serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { dataSetsQuery } from '../data/queries.ts'
import { dataSetMessages as messages } from '../messages.ts'
import { Commands } from './Commands.tsx'
import classes from './data-sets.module.css'
import { ManagedSets } from './ManagedSets.tsx'
import { VisitorView } from './VisitorView.tsx'

/** The data sets of the service: which is in use, and, for the operator, every change of them. */
export function DataPage() {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <Stack gap={16} className={classes.content}>
        <div>
          <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
        </div>
        <Content />
      </Stack>
    </main>
  )
}

function Content() {
  const { data: service, error: serviceError, refetch: readService } = useQuery(serviceQuery)
  const isOperator = service?.isOperator ?? false
  const { data: sets, error, refetch } = useQuery({ ...dataSetsQuery, enabled: isOperator })
  if (!service)
    return serviceError ? (
      <ProblemNote problem={serviceError} retry={() => void readService()} />
    ) : (
      <Loading />
    )
  const isRefused = error instanceof ApiProblem && error.status === 403
  if (!isOperator || isRefused) return <VisitorView service={service} />
  return (
    <>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {sets ? <ManagedSets data={sets} service={service} /> : !error && <Loading />}
      <Commands />
    </>
  )
}

const Loading = () => (
  <div className={kit.late}>
    <Loader role="img" size="sm" aria-label={messages.loading} />
  </div>
)
