import { Link } from '@tanstack/react-router'
import { auditMessages as messages } from '#features/audit/messages.ts'
import { searchAlone } from '#session/search.ts'
import kit from '#ui/kit.module.css'

/** The way to the audit, for operators. */
export const AuditLink = () => (
  <p className={kit.second}>
    <Link to="/audit" search={searchAlone} className={kit.link}>
      {messages.title}
    </Link>{' '}
    {messages.linkText}
  </p>
)
