import { TextInput, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { MAX_LETTERS } from '#features/lists/model/list-text.ts'
import type { List } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { useListUpdate } from '../actions/attempt.ts'
import classes from './header.module.css'

/** The list's name; a click or Enter on it makes it a field, Enter keeps what was typed, Escape what was there. */
export function ListName({ list }: { list: List }) {
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const write = useListUpdate(list)
  const end = () => {
    setTyped(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const name = typed?.trim()
    if (!name) return
    if (name !== list.name) void write({ name })
    end()
  }
  if (typed === undefined)
    return (
      <h1 className={kit.pageTitle}>
        <UnstyledButton
          ref={button}
          className={`${kit.inline} ${kit.hovers} ${kit.touchHeight} ${kit.reveals} ${classes.rename}`}
          title={messages.rename}
          onClick={() => setTyped(list.name)}
        >
          <bdi className={kit.breaks}>{list.name}</bdi>
          <IconPencil
            size={15}
            stroke={1.7}
            aria-label={messages.rename}
            role="img"
            className={`${kit.fixed} ${kit.muted} ${kit.revealed}`}
          />
        </UnstyledButton>
      </h1>
    )
  return (
    <form onSubmit={keep} className={classes.renaming}>
      <h1 className="visually-hidden">{list.name}</h1>
      <TextInput
        size="sm"
        aria-label={messages.nameOfList}
        value={typed}
        maxLength={MAX_LETTERS}
        error={typed.trim() === '' ? messages.listNeedsName : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end()
        }}
        autoFocus
      />
    </form>
  )
}
