import type { List } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { cards } from '../list-parts.tsx'
import { History } from './History.tsx'
import { Note } from './Note.tsx'
import { MadeFrom } from './RelatedLists.tsx'
import { Tags } from './Tags.tsx'
import { UndoButton } from './UndoButton.tsx'

/** What is written on a list, how it came to hold what it holds, and what was made from it. */
export function About({ list, lists }: { list: List; lists: readonly List[] }) {
  return (
    <>
      <div className={`${kit.rest} ${kit.scroll} ${kit.surface}`}>
        {cards.map((Card) => (
          <Card key={Card.name} list={list} />
        ))}
        <Note key={list.note} list={list} />
        <Tags list={list} lists={lists} />
        <History list={list} />
        <MadeFrom list={list} lists={lists} />
      </div>
      <UndoButton list={list} />
    </>
  )
}
