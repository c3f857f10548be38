import { lazy, Suspense, useEffect } from 'react'
import { useShortcuts } from '#session/shortcuts.ts'

const ShortcutSheet = lazy(() =>
  import('./ShortcutSheet.tsx').then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
)

/** The list of all keys, over whatever screen is shown; ? opens it where no text is typed. */
export function Shortcuts() {
  const { shown, sheetOpened, sheetClosed } = useShortcuts()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return
      event.preventDefault()
      sheetOpened()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [sheetOpened])
  return (
    shown && (
      <Suspense>
        <ShortcutSheet onClose={sheetClosed} />
      </Suspense>
    )
  )
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
