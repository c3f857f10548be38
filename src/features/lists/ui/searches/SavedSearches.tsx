import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { areOutdated, refreshCounts } from '#features/lists/data/search-counts.ts'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import type { List } from '#lists/list.ts'
import { inFolders, type SavedSearch } from '#lists/saved-search.ts'
import { useMultiple } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import { SearchRow } from './SearchRow.tsx'
import classes from './searches.module.css'

interface Props {
  searches: readonly SavedSearch[]
  lists: readonly List[]
  /** Terms that name, folder or note of a search must have. */
  text: string
}

/** The saved searches in their folders, with their current counts. Nothing while there are none. */
export function SavedSearches({ searches, lists, text }: Props) {
  const { mutate: refresh, isPending, error } = useRefresh(searches)
  if (searches.length === 0) return null
  return (
    <section className={classes.searches} aria-label={messages.title}>
      <SectionTitle
        className={classes.title}
        count={searches.length}
        actions={
          <IconButton
            Icon={IconRefresh}
            label={messages.refresh}
            loading={isPending}
            onClick={() => refresh()}
            small
          />
        }
      >
        {messages.title}
      </SectionTitle>
      {error && <ProblemNote problem={error} retry={() => refresh()} />}
      {inFolders(filterSearches(searches, text)).map(([folder, some]) => (
        <Folder key={folder} name={folder} searches={some} lists={lists} />
      ))}
      <SectionTitle className={classes.title} count={lists.length}>
        {messages.lists}
      </SectionTitle>
    </section>
  )
}

/** Requests the current counts, and once by itself when they are outdated. */
function useRefresh(searches: readonly SavedSearch[]) {
  const client = useQueryClient()
  const multiple = useMultiple()
  const work = useMutation({ mutationFn: () => refreshCounts(client, searches, multiple) })
  const { mutate, isIdle } = work
  const isDue = isIdle && areOutdated(searches)
  useEffect(() => {
    if (isDue) mutate()
  }, [isDue, mutate])
  return work
}

/** Searches that have every term of a text in name, folder or note. */
function filterSearches(searches: readonly SavedSearch[], text: string): SavedSearch[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  return searches.filter(({ name, folder, note }) => {
    const where = [name, folder, note].join('\n').toLowerCase()
    return terms.every((term) => where.includes(term))
  })
}

interface FolderProps {
  name: string
  searches: readonly SavedSearch[]
  lists: readonly List[]
}

/** The searches of a folder, which can be closed; those without a folder are shown as they are. */
function Folder({ name, searches, lists }: FolderProps) {
  const [isOpen, setOpen] = useState(true)
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      {name !== '' && (
        <Inline gap={0} className={kit.reveals}>
          <UnstyledButton
            className={`${kit.row} ${kit.fill} ${kit.second} ${kit.strong} ${kit.hovers} ${kit.touchHeight} ${classes.folder}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={14} stroke={1.7} aria-hidden className={kit.fixed} />
            <bdi className={kit.truncate}>{name}</bdi>
            <span className={kit.regular}>{searches.length}</span>
          </UnstyledButton>
          <FolderMenu name={name} searches={searches} />
        </Inline>
      )}
      {isOpen && (
        <ul>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} lists={lists} />
          ))}
        </ul>
      )}
    </>
  )
}
