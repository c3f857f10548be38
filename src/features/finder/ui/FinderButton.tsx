import { Kbd, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import kit from '#ui/kit.module.css'
import { focusFilterBox } from '../data/filter-box.ts'
import { pageKeys } from '../data/page-keys.ts'
import { finderMessages as messages } from '../messages.ts'
import classes from './finder.module.css'

const load = () => import('./Finder.tsx').then((m) => ({ default: m.Finder }))
const Finder = lazy(load)

/** The box of the top bar: opens the finder, as Ctrl K does on every page, and a slash where no other box takes it. */
export function FinderButton() {
  const before = useRef<Element>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (isOpen) return
    before.current = document.activeElement
    // In the event itself, not when the change is drawn: the next key may come before that.
    pageKeys.start(close)
    setOpen(true)
  }
  // The finder is taken away with its dialog, which cannot give the focus back then.
  const close = () => {
    pageKeys.take()
    setOpen(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const opened = useEffectEvent(() => pageKeys.appTakesShortcut() && open())
  useEffect(() => void opened(), [])
  useHotkeys([['mod+K', open]], [])
  useHotkeys([['/', () => !focusFilterBox() && open()]])
  return (
    <>
      <UnstyledButton
        className={`${kit.inline} ${kit.gap8} ${kit.narrow} ${kit.cell} ${classes.open}`}
        onPointerEnter={load}
        onClick={open}
        aria-label={`${messages.button} ${messages.buttonKeys}`}
        aria-keyshortcuts="Control+K"
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span className={`${kit.grow} ${kit.truncate} ${classes.openWords}`}>{messages.button}</span>
        <Kbd size="xs" className={classes.openKeys}>
          {messages.buttonKeys}
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Finder onClose={close} takeTyped={pageKeys.take} />
        </Suspense>
      )}
    </>
  )
}
