import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'
import { serviceQuery } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { VisitorView } from '../VisitorView.tsx'
import classes from './merge.module.css'

/** A page of merging, for the operator. */
export function MergeFrame({ documentTitle, children }: { documentTitle: string; children: ReactNode }) {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  const { data: service } = useQuery(serviceQuery)
  return (
    <main className={`${kit.scroll} ${kit.high}`}>
      <Stack gap={16} className={classes.content}>
        <nav>
          <Link to="/data" search={true} className={kit.link}>
            {messages.back}
          </Link>
        </nav>
        {service && (service.isOperator ? children : <VisitorView service={service} />)}
      </Stack>
    </main>
  )
}
