import { useParams } from '@tanstack/react-router'
import { QualityView } from '#features/data-sets/ui/quality/QualityView.tsx'

/** The quality of one version of a data set. */
export function QualityPage() {
  const { kind, version } = useParams({ from: '/data/quality/$kind/$version' })
  return <QualityView key={`${kind} ${version}`} kind={kind} version={version} />
}
