import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { ApiProblem } from '#api/problem.ts'
import type { DataSet } from '#contract/data-sets.ts'
import { notice } from '#session/notices.ts'
import { type ServiceInfo, serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useFileDrop } from '#ui/useFileDrop.ts'
import { addFiles } from '../data/import/uploads.ts'
import { dataSetsQuery } from '../data/queries.ts'
import { mergeMessages } from '../messages/merges.ts'
import { dataSetMessages as messages } from '../messages/sets.ts'
import { Commands } from './Commands.tsx'
import classes from './data-sets.module.css'
import { AddData } from './import/AddData.tsx'
import { RunList } from './import/RunList.tsx'
import { SavedMappings } from './import/SavedMappings.tsx'
import { ManagedSets } from './ManagedSets.tsx'
import { MergeList } from './merge/MergeList.tsx'
import { VisitorView } from './VisitorView.tsx'

interface Props {
  /** What is corrected of the records of a data set, which is a feature of its own. */
  corrections: (set: DataSet) => ReactNode
  /** What is forgotten, likewise. */
  forgotten: ReactNode
}

/** The data sets of the service: which is in use, and, for the operator, every change of them. */
export function DataPage({ corrections, forgotten }: Props) {
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  const { data: service, error, refetch } = useQuery(serviceQuery)
  return service?.isOperator ? (
    <OperatorPage service={service} corrections={corrections} forgotten={forgotten} />
  ) : (
    <Page>
      {service && <VisitorView service={service} />}
      {error && !service && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!service && !error && <Loading />}
    </Page>
  )
}

/** The page of the operator, which takes files that are dropped anywhere on it. */
function OperatorPage({ service, corrections, forgotten }: Props & { service: ServiceInfo }) {
  const { data, error, refetch } = useQuery(dataSetsQuery)
  const add = (files: readonly File[]) =>
    void addFiles(files).catch((problem: Error) => notice({ text: problem.message }))
  const drop = useFileDrop((...files) => add(files))
  if (error instanceof ApiProblem && error.status === 403)
    return (
      <Page>
        <VisitorView service={service} />
      </Page>
    )
  return (
    <Page {...drop}>
      <AddData sets={data?.sets ?? []} onFiles={add} />
      <RunList />
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data ? <ManagedSets data={data} service={service} corrections={corrections} /> : !error && <Loading />}
      <MergeList title={mergeMessages.merges} max={3} />
      {forgotten}
      <SavedMappings />
      <Commands />
    </Page>
  )
}

const Page = ({ children, ...rest }: ComponentProps<'main'>) => (
  <main className={`${kit.scroll} ${kit.high} ${classes.page}`} {...rest}>
    <Stack gap={16} className={classes.content}>
      <div>
        <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      </div>
      {children}
    </Stack>
  </main>
)

const Loading = () => (
  <div className={kit.late}>
    <Loader role="img" size="sm" aria-label={messages.loading} />
  </div>
)
