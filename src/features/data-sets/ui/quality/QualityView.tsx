import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { qualityQuery } from '#features/data-sets/data/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Progress } from '#ui/Progress.tsx'
import { VisitorView } from '../VisitorView.tsx'
import { QualityReportView } from './QualityReportView.tsx'
import classes from './quality.module.css'

interface Props {
  kind: string
  version: string
}

/** The quality of a version of a data set, for the operator; how far its report is while it is made. */
export function QualityView(props: Props) {
  const name = nameOfVersion(props.version)
  useEffect(() => {
    document.title = messages.documentTitle(name)
  }, [name])
  const { data: service } = useQuery(serviceQuery)
  return (
    <main className={`${kit.scroll} ${kit.high} ${classes.page}`}>
      <Stack gap={16} className={classes.content}>
        <nav className={classes.screenOnly}>
          <Link to="/data" search={true} className={kit.link}>
            {messages.back}
          </Link>
        </nav>
        {service && (service.isOperator ? <Report {...props} /> : <VisitorView service={service} />)}
      </Stack>
    </main>
  )
}

function Report({ kind, version }: Props) {
  const { data, error, refetch } = useQuery(qualityQuery(kind, version))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (data?.report) return <QualityReportView version={data.version} report={data.report} />
  const { done = 0, total = 0 } = data?.progress ?? {}
  const label = data && total === 0 ? messages.waiting : messages.making
  return (
    <>
      <h1 className={kit.pageTitle}>{messages.title(nameOfVersion(version))}</h1>
      <Panel aria-label={messages.making}>
        <Progress label={label} done={done} of={total} />
      </Panel>
    </>
  )
}
