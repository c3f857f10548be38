import type { ReactNode } from 'react'
import { recordTableMessages as messages } from '#features/records/messages.ts'
import kit from '#ui/kit.module.css'
import classes from './RecordsFrame.module.css'

/** The panel of the tab of records; the bar of the table is placed by it. */
export const RecordsFrame = ({ children }: { children: ReactNode }) => (
  <div
    className={`${kit.column} ${kit.rest} ${classes.frame}`}
    id="records"
    role="tabpanel"
    aria-label={messages.panel}
  >
    {children}
  </div>
)
