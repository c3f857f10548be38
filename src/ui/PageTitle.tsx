import kit from './kit.module.css'
import classes from './PageTitle.module.css'

/** What a page is called, and below it in a sentence what it is for. */
export function PageTitle({ lead, children }: { lead?: string; children: string }) {
  return (
    <>
      <h1 className={kit.pageTitle}>{children}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </>
  )
}
