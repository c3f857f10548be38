import { Link } from '@tanstack/react-router'
import type { Kind } from '#contract/kind.ts'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import kit from '#ui/kit.module.css'

interface Props {
  kind: Kind
  /** `NAME@STAMP`. */
  version: string
  /** What the report is of, for screen readers: there are several links on the page. */
  label: string
}

/** To the report on the quality of a version. */
export function QualityLink({ kind, version, label }: Props) {
  return (
    <Link
      to="/data/quality/$kind/$version"
      params={{ kind, version }}
      search={true}
      className={kit.link}
      aria-label={label}
    >
      {messages.link}
    </Link>
  )
}
