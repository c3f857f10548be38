import type { QualityReport } from '#contract/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { missingIndustries } from '#features/data-sets/model/quality/report.ts'
import { Section } from './Section.tsx'
import { type ShareRow, ShareTable } from './ShareTable.tsx'

/** Companies without an industry, by their category in the file. */
export function IndustriesSection({ report }: { report: QualityReport }) {
  const { industries, records } = report
  if (!industries) return null
  const found = missingIndustries(report)
  const row = (key: string, label: string, count: number): ShareRow[] =>
    count > 0 ? [{ key, label, count }] : []
  const rows = found
    ? [
        ...found.categories.flatMap(({ category, records }) =>
          row(`category ${category}`, category, records),
        ),
        ...row('further', messages.further, found.further),
        ...row('none', messages.noCategory, found.rest),
      ]
    : []
  return (
    <Section title={messages.industries} texts={[messages.missingIndustry(industries.missing, records)]}>
      {rows.length > 0 && (
        <ShareTable
          caption={messages.categories}
          head={messages.categoriesHead}
          total={industries.missing}
          rows={rows}
        />
      )}
    </Section>
  )
}
