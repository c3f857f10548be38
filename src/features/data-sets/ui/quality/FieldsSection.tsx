import type { QualityReport } from '#contract/quality.ts'
import { lackingFields, qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { byFill, lackingFieldsOf } from '#features/data-sets/model/quality/report.ts'
import { Section } from './Section.tsx'
import { ShareTable } from './ShareTable.tsx'

/** How full each field is: what records lack in nouns, a bar for each field, and the fields without any value. */
export function FieldsSection({ report }: { report: QualityReport }) {
  const { kind, records } = report
  const nouns = lackingFields[kind]
  const { filled, empty } = byFill(report)
  const sentences = lackingFieldsOf(report, Object.keys(nouns)).map(({ field, missing }) =>
    messages.lacking(kind, nouns[field] as string, missing, records),
  )
  const label = (field: string, onlySearched: boolean) =>
    onlySearched ? `${messages.field(field)} (${messages.onlySearched})` : messages.field(field)
  return (
    <Section
      title={messages.fields}
      texts={[
        ...sentences,
        empty.length > 0 &&
          messages.noValues(
            kind,
            empty.map(({ field }) => messages.field(field)),
          ),
      ]}
    >
      <ShareTable
        caption={messages.fields}
        head={messages.fieldsHead}
        total={records}
        rows={filled.map(({ field, records, onlySearched }) => ({
          key: field,
          label: label(field, onlySearched),
          count: records,
        }))}
      />
    </Section>
  )
}
