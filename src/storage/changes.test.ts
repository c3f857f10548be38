import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { announceChange, announceChangeToOtherTabs, onTableChange, refetchOnChange } from './changes.ts'

/** Another tab, which receives messages. */
const otherTab = () => new BroadcastChannel('catchment')

/** What another tab receives while something is done. */
async function sentBy(action: () => void): Promise<unknown[]> {
  const tab = otherTab()
  const received: unknown[] = []
  tab.addEventListener('message', ({ data }) => received.push(data))
  action()
  // Messages come in order: once the mark is there, so is everything before it.
  announceChangeToOtherTabs('turn' as never)
  await vi.waitFor(() => expect(received.at(-1)).toBe('turn'), 10_000)
  tab.close()
  return received.slice(0, -1)
}

test('a change notifies this page and other tabs, table by table', async () => {
  const listener = vi.fn()
  const end = onTableChange(listener)
  expect(await sentBy(() => announceChange('lists', 'members'))).toEqual(['lists', 'members'])
  expect(listener.mock.calls).toEqual([['lists'], ['members']])
  end()
})

test('a change that is shown here already notifies other tabs alone', async () => {
  const listener = vi.fn()
  const end = onTableChange(listener)
  expect(await sentBy(() => announceChangeToOtherTabs('jobs'))).toEqual(['jobs'])
  expect(listener).not.toHaveBeenCalled()
  end()
})

test('a change of another tab notifies this page until it stops listening', async () => {
  const [listener, other] = [vi.fn(), vi.fn()]
  const ends = [onTableChange(listener), onTableChange(other)]
  const tab = otherTab()
  tab.postMessage('calls')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith('calls'), 10_000)
  ends[0]?.()
  tab.postMessage('lists')
  announceChange('members')
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(3), 10_000)
  expect(listener).toHaveBeenCalledOnce()
  ends[1]?.()
  tab.close()
})

test('queries of a table that changed are read again, and no others', () => {
  const client = new QueryClient()
  client.setQueryData(['lists', 'a'], 1)
  client.setQueryData(['jobs'], 2)
  const end = refetchOnChange(client)
  announceChange('lists')
  const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated
  expect([isStale(['lists', 'a']), isStale(['jobs'])]).toEqual([true, false])
  end()
  announceChange('jobs')
  expect(isStale(['jobs'])).toBe(false)
  client.clear()
})
