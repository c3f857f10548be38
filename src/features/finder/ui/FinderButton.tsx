import { Kbd, UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import kit from '#ui/kit.module.css'
import { finderMessages as messages } from '../messages.ts'
import classes from './finder.module.css'

const load = () => import('./Finder.tsx').then((m) => ({ default: m.Finder }))
const Finder = lazy(load)

/** The box of the top bar: opens the finder, as Ctrl K does on every page, and a slash where no other box takes it. */
export function FinderButton() {
  const before = useRef<Element>(null)
  const typed = useRef<() => string>(undefined)
  const takeTyped = () => typed.current?.() ?? ''
  const [opened, { open, close }] = useDisclosure(false, {
    onOpen: () => {
      before.current = document.activeElement
      typed.current = typedAhead()
    },
    // The finder is taken away with its dialog, which cannot give the focus back then.
    onClose: () => {
      takeTyped()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  })
  const isSearch = useLocation({ select: ({ pathname }) => pathname === '/' })
  useHotkeys([['mod+K', open]], [])
  useHotkeys([['/', () => !isSearch && open()]])
  return (
    <>
      <UnstyledButton
        className={`${kit.inline} ${classes.open}`}
        onPointerEnter={load}
        onClick={open}
        aria-label={`${messages.button} ${messages.buttonKeys}`}
        aria-keyshortcuts="Control+K"
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span className={`${kit.truncate} ${classes.openWords}`}>{messages.button}</span>
        <Kbd size="xs" className={classes.openKeys}>
          {messages.buttonKeys}
        </Kbd>
      </UnstyledButton>
      {opened && (
        <Suspense fallback={null}>
          <Finder onClose={close} takeTyped={takeTyped} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Collects typed letters, whatever has the focus, until the returned function takes them: the box of the finder opens a
 * moment later, and a fast typist starts at once.
 */
function typedAhead(): () => string {
  let text = ''
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', keep, true)
  return () => {
    removeEventListener('keydown', keep, true)
    const taken = text
    text = ''
    return taken
  }
}
