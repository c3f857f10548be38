import type { QualityReport } from '#contract/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { rejectedRows } from '#features/data-sets/model/quality/report.ts'
import { Section, TableTitle } from './Section.tsx'
import { ShareTable } from './ShareTable.tsx'

type Changes = NonNullable<QualityReport['import']>['changes']
const changeKinds = ['doubtful', 'removed', 'fixed', 'filled'] as const

/** The rows of the file that were rejected, and the values that the import changed, by reason. */
export function ImportSection({ report }: { report: QualityReport }) {
  const { import: imported } = report
  if (!imported) return <Section title={messages.import} texts={[messages.noImport]} />
  const { rows, rejected, changes } = imported
  const sum = rejectedRows(report) ?? 0
  return (
    <Section
      title={messages.import}
      texts={[sum > 0 ? messages.rejected(sum, rows) : messages.noneRejected(rows)]}
    >
      {sum > 0 && (
        <ShareTable
          caption={messages.reasons}
          head={messages.reasonsHead}
          total={rows}
          rows={rejected.map(({ reason, rows: count }) => ({ key: reason, label: reason, count }))}
        />
      )}
      {changeKinds.map((kind) => (
        <ChangeTable key={kind} kind={kind} changes={changes} total={rows} />
      ))}
    </Section>
  )
}

interface Props {
  kind: (typeof changeKinds)[number]
  changes: Changes
  total: number
}

function ChangeTable({ kind, changes, total }: Props) {
  const own = changes.filter((change) => change.kind === kind)
  if (own.length === 0) return null
  return (
    <>
      <TableTitle>{messages.changes[kind]}</TableTitle>
      <ShareTable
        caption={messages.changes[kind]}
        head={messages.changesHead}
        total={total}
        rows={own.map(({ text, values }) => ({ key: text, label: text, count: values }))}
      />
    </>
  )
}
