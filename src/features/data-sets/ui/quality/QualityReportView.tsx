import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { QualityReport } from '#contract/quality.ts'
import { qualityCsvPath } from '#features/data-sets/data/quality.ts'
import { dataSetsQuery } from '#features/data-sets/data/queries.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { rejectedRows, withoutOwnPoint } from '#features/data-sets/model/quality/report.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { atBase } from '#shared/base-path.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Stat, Stats } from '#ui/Stat.tsx'
import { DuplicatesSection } from './DuplicatesSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { ImportSection } from './ImportSection.tsx'
import { IndustriesSection } from './IndustriesSection.tsx'
import { PointsSection } from './PointsSection.tsx'
import { StatesSection } from './StatesSection.tsx'

interface Props {
  version: string
  report: QualityReport
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

/** The report on a version, to read, download and print. */
export function QualityReportView({ version, report }: Props) {
  const { kind, records } = report
  const { data } = useQuery(dataSetsQuery)
  const versions = data?.sets.filter((set) => set.kind === kind).flatMap((set) => set.versions)
  const built = versions?.find((one) => one.version === version)?.built
  return (
    <>
      <Inline justify="between" wrap>
        <div>
          <PageTitle lead={messages.lead(kind, records, built)}>
            {messages.title(nameOfVersion(version))}
          </PageTitle>
        </div>
        <Inline className={kit.screenOnly}>
          <Button
            variant="default"
            component="a"
            href={atBase(qualityCsvPath(kind, version))}
            download
            leftSection={<IconDownload {...icon} />}
          >
            {messages.csv}
          </Button>
          <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </Inline>
      </Inline>
      <Summary report={report} />
      <FieldsSection report={report} />
      <PointsSection report={report} />
      <ImportSection report={report} />
      <IndustriesSection report={report} />
      <DuplicatesSection report={report} />
      <StatesSection report={report} />
    </>
  )
}

/** The main figures, each with its share. */
function Summary({ report }: { report: QualityReport }) {
  const { kind, records, duplicates, industries, import: imported } = report
  const { figures } = messages
  const rejected = rejectedRows(report)
  const figure = (label: string, n: number | undefined, total = records) => (
    <Stat
      label={label}
      value={n === undefined ? messages.notKnown : messages.count(n)}
      sub={n === undefined ? undefined : messages.share(n, total)}
    />
  )
  return (
    <Panel flush aria-label={messages.summary}>
      <Stats>
        <Stat label={figures.records(kind)} value={messages.count(records)} />
        {figure(figures.rejected, rejected, imported?.rows)}
        {figure(figures.points, withoutOwnPoint(report))}
        {industries && figure(figures.industries, industries.missing)}
        {figure(figures.duplicates, duplicates.records)}
      </Stats>
    </Panel>
  )
}
