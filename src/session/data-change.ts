import type { QueryClient } from '@tanstack/react-query'
import { isOtherVersion } from '#api/version-series.ts'
import { kinds } from '#contract/kind.ts'
import { dropAnswers } from './answers.ts'
import { notice } from './notices.ts'
import { serviceQuery } from './service.ts'

const CHANGED = 'The data has changed. This page shows the current data.'

/**
 * Follows whether the data of an open table has changed: where the service does not have the version of its pages any more, all that
 * is shown of these records is loaded again.
 */
export function watchData(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { queryKey, state } = event.query
    const kind = kinds.find((one) => queryKey[0] === 'page' && queryKey[1] === one)
    if (!kind || !isOtherVersion(state.error)) return
    notice({ text: CHANGED })
    dropAnswers(client, [kind])
    void client.invalidateQueries({ queryKey: serviceQuery.queryKey })
  })
}
