import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchFrom } from '#criteria/url.ts'
import { loadedCountQuery } from '#features/lists/data/records/member-order.ts'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { momentText } from '#features/lists/model/dates.ts'
import { type List, sizeOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { usePhone } from '#ui/usePhone.ts'
import { originText } from '../origins.tsx'
import classes from './header.module.css'
import { ListMenu } from './ListMenu.tsx'
import { ListName } from './ListName.tsx'
import { RefreshAction } from './RefreshAction.tsx'
import { listTools, refreshTool } from './tools.tsx'

/** The name of a list, facts about it, and actions on the whole list: on a phone, all but the export are in one menu. */
export function ListHeader({ list }: { list: List }) {
  const isPhone = usePhone()
  return (
    <Inline as="header" align="start" justify="between" gap={12} className={classes.head}>
      <Stack gap={4} className={`${kit.fill} ${classes.text}`}>
        <ListName key={list.name} list={list} />
        <p className={kit.muted}>
          {messages.taken(list.kind, sizeOf(list), momentText(takenAt(list)))}
          <OriginFact list={list} />
          <LoadedFact list={list} />
          {list.doNotContact && (
            <>
              {' · '}
              <strong className={`${kit.strong} ${kit.danger}`}>{messages.doNotContactHint}</strong>
            </>
          )}
        </p>
        {list.tags.length > 0 && (
          <Inline as="ul" gap={6} wrap aria-label={messages.tags}>
            {list.tags.map((tag) => (
              <li key={tag} className={`${kit.tag} ${kit.infoTone} ${kit.truncate}`}>
                <bdi>{tag}</bdi>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
      <Inline className={kit.fixed}>
        {!isPhone && <RefreshAction list={list} />}
        {sizeOf(list) > 0 && <ExportLink list={list} />}
        <ListMenu list={list} tools={isPhone ? phoneTools : noTools} />
      </Inline>
    </Inline>
  )
}

const phoneTools = [refreshTool, ...listTools]
const noTools = [] as const

const ExportLink = ({ list }: { list: List }) => (
  <Button
    renderRoot={(props) => (
      <Link
        to="/exports"
        search={(old) => ({ ...old, show: undefined, picked: undefined, list: list.id })}
        {...props}
      />
    )}
    leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
  >
    {messages.export}
  </Button>
)

/** When the list was created or last refreshed. */
const takenAt = ({ steps }: List): string =>
  (steps.findLast(({ refreshed }) => refreshed) ?? steps[0])?.at ?? ''

/** Where the list came from; a search leads back to it. */
function OriginFact({ list: { kind, origin } }: { list: List }) {
  if (origin.type === 'search')
    return (
      <Link to="/" search={{ kind, ...searchFrom(origin.criteria) }} className={kit.link}>
        {origin.live ? messages.fromLiveSearch : messages.fromSearch}
      </Link>
    )
  return 'file' in origin ? (
    <>
      {origin.type === 'matched' ? messages.matchedFrom : messages.from} <bdi>{origin.file}</bdi>
    </>
  ) : (
    originText(origin)
  )
}

/** How many records of the list are loaded. */
function LoadedFact({ list }: { list: List }) {
  const { data: read } = useQuery(loadedCountQuery(list))
  const all = sizeOf(list)
  if (read === undefined || all === 0) return null
  return ` · ${messages.loaded(read, all)}`
}
