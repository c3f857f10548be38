import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import classes from './data-sets.module.css'
import { VisitorView } from './VisitorView.tsx'

interface Props {
  documentTitle: string
  /** The text of the link to the page Data. */
  back: string
  /** The class of what is below the link back. */
  content?: string | undefined
  children: ReactNode
}

/** A page below the page Data, for the operator. */
export function OperatorFrame({ documentTitle, back, content, children }: Props) {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  const { data: service } = useQuery(serviceQuery)
  return (
    <main className={`${kit.scroll} ${kit.high} ${kit.paper}`}>
      <Stack gap={16} className={content ?? classes.content}>
        <nav className={kit.screenOnly}>
          <Link to="/data" search={true} className={kit.link}>
            {back}
          </Link>
        </nav>
        {service && (service.isOperator ? children : <VisitorView service={service} />)}
      </Stack>
    </main>
  )
}
