import { lazy } from 'react'
import { ExportsPage as Page } from '#features/exports/ui/ExportsPage.tsx'

const Groups = lazy(() =>
  import('#features/lists/ui/duplicates/DuplicateGroups.tsx').then((m) => ({ default: m.Groups })),
)

export const ExportsPage = () => <Page Groups={Groups} />
