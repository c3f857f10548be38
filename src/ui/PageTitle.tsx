import kit from './kit.module.css'

/** The title of a page, and a sentence below it about its purpose. */
export function PageTitle({ lead, children }: { lead?: string; children: string }) {
  return (
    <>
      <h1 className={kit.pageTitle}>{children}</h1>
      {lead && <p className={kit.muted}>{lead}</p>}
    </>
  )
}
