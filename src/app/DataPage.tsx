import { AuditLink } from '#features/audit/ui/AuditLink.tsx'
import { SetCorrections } from '#features/corrections/ui/SetCorrections.tsx'
import { DataPage as Page } from '#features/data-sets/ui/DataPage.tsx'
import { ForgottenRecords } from '#features/forgotten/ui/ForgottenRecords.tsx'

/** The data sets of the service, with what is corrected of each and what is forgotten. */
export const DataPage = () => (
  <Page
    corrections={({ kind, name }) => <SetCorrections kind={kind} name={name} />}
    forgotten={
      <>
        <ForgottenRecords />
        <AuditLink />
      </>
    }
  />
)
