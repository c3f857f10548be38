import { SetCorrections } from '#features/corrections/ui/SetCorrections.tsx'
import { DataPage as Page } from '#features/data-sets/ui/DataPage.tsx'

/** The data sets of the service, with what is corrected of each. */
export const DataPage = () => (
  <Page corrections={({ kind, name }) => <SetCorrections kind={kind} name={name} />} />
)
