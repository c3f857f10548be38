import { pointGrades, type QualityReport } from '#contract/quality.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import { Section } from './Section.tsx'
import { ShareTable } from './ShareTable.tsx'

/** How precise the points of the records are. */
export function PointsSection({ report: { points, records } }: { report: QualityReport }) {
  const known = pointGrades.filter((grade) => points[grade] !== undefined)
  return (
    <Section title={messages.points} isShort>
      <ShareTable
        caption={messages.points}
        head={messages.pointsHead}
        total={records}
        rows={known.map((grade) => ({ key: grade, label: messages.point[grade], count: points[grade] ?? 0 }))}
      />
    </Section>
  )
}
