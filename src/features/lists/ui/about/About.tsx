import { Button, Kbd, TagsInput } from '@mantine/core'
import { IconArrowBackUp, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { tagCounts } from '#features/lists/model/filter-lists.ts'
import { tidyTags } from '#features/lists/model/list-text.ts'
import { type List, lastStep } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { undoLastStep, useListUpdate } from '../actions/attempt.ts'
import { LastRefreshCard } from '../refresh/LastRefresh.tsx'
import { AboutCard } from './AboutCard.tsx'
import classes from './about.module.css'
import { History } from './History.tsx'
import { Note } from './Note.tsx'
import { MadeFrom } from './RelatedLists.tsx'

/** What is written on a list, how it came to hold what it holds, and what was made from it. */
export function About({ list, lists }: { list: List; lists: readonly List[] }) {
  return (
    <>
      <div className={`${kit.rest} ${kit.scroll} ${kit.surface}`}>
        <LastRefreshCard list={list} />
        <Note key={list.note} list={list} />
        <Tags list={list} lists={lists} />
        <History list={list} />
        <MadeFrom list={list} lists={lists} />
      </div>
      <UndoButton list={list} />
    </>
  )
}

const NAME = 'Tags'

/** The tags of a list; those of other lists are offered. */
function Tags({ list, lists }: { list: List; lists: readonly List[] }) {
  const [typed, setTyped] = useState('')
  const write = useListUpdate(list)
  return (
    <AboutCard Icon={IconTag} title={NAME}>
      <TagsInput
        size="xs"
        aria-label={NAME}
        placeholder={list.tags.length ? undefined : messages.addTag}
        value={list.tags}
        onChange={(tags) => void write({ tags: tidyTags(tags) })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={tagCounts(lists).map(([tag]) => tag)}
        acceptValueOnBlur
        comboboxProps={{ shadow: 'md' }}
      />
    </AboutCard>
  )
}

/** Takes the last step of a list back, by its name. */
function UndoButton({ list }: { list: List }) {
  if (list.steps.length < 2) return null
  const last = lastStep(list)
  return (
    <div className={`${kit.foot} ${classes.undo}`}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
        rightSection={
          <Kbd size="xs" className={kit.noWrap} aria-hidden>
            {messages.ctrlZ}
          </Kbd>
        }
        aria-keyshortcuts="Control+Z"
        onClick={() => void undoLastStep(list)}
      >
        <span className={kit.truncate}>{messages.undo(last.words)}</span>
      </Button>
    </div>
  )
}
