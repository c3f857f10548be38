import { useQuery } from '@tanstack/react-query'
import { qualityQuery } from '#features/data-sets/data/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Progress } from '#ui/Progress.tsx'
import { OperatorFrame } from '../OperatorFrame.tsx'
import { QualityReportView } from './QualityReportView.tsx'
import classes from './quality.module.css'

interface Props {
  kind: string
  version: string
}

/** The quality of a version of a data set, for the operator; how far its report is while it is made. */
export function QualityView(props: Props) {
  return (
    <OperatorFrame
      documentTitle={messages.documentTitle(nameOfVersion(props.version))}
      back={messages.back}
      content={classes.content}
    >
      <Report {...props} />
    </OperatorFrame>
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
