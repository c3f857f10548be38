import { type CSSProperties, useState } from 'react'
import { ReportView } from '#features/area-report/ui/ReportView.tsx'
import type { ReportPicture } from '#features/area-report/ui/report-pdf.ts'
import { AreaPicture } from '#features/map/ui/picture/AreaPicture.tsx'
import { useAreaCounties } from '#features/map/ui/picture/useAreaCounties.ts'
import { paperColors } from './theme.ts'

/** The report of the search's area, with the picture that the map draws. */
export function ReportPage() {
  const counties = useAreaCounties()
  const [picture, setPicture] = useState<ReportPicture>()
  const [problem, setProblem] = useState<string>()
  return (
    <ReportView counties={counties} picture={picture} pictureProblem={problem}>
      {!picture && !problem && (
        <AreaPicture colors={paperColors as CSSProperties} onPicture={setPicture} onProblem={setProblem} />
      )}
    </ReportView>
  )
}
