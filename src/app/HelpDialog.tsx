import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEditCriteria } from '#session/search.ts'
import { QUICK_START, useSettings } from '#session/settings.ts'
import { useShortcuts } from '#session/shortcuts.ts'
import { atBase } from '#shared/base-path.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { helpMessages as messages, panelHelp } from './help-messages.ts'

/** The reference is a page of its own, which links back to this one. */
function storeWayBack(): void {
  try {
    sessionStorage.setItem('catchment/back', window.location.pathname + window.location.search)
  } catch {
    // Where the browser stores nothing, the reference links to the start.
  }
}

/** What each panel of the open screen is for, with ways to all keys and to the reference of the API. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const part = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  const help = panelHelp[part] ?? panelHelp['']
  const edit = useEditCriteria()
  if (!help) return null
  /** The steps are on a search without filters; going back restores the filters. */
  const showQuickStart = () => {
    const { dismissed, settingsChanged } = useSettings.getState()
    settingsChanged({ dismissed: dismissed.filter((name) => name !== QUICK_START) })
    edit({}, {})
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={messages.title(help.screen)} size={620}>
      <Stack as="dl" gap={12}>
        {help.panels.map(({ title, text }) => (
          <div key={title}>
            <dt className={kit.heading}>{title}</dt>
            <dd className={kit.muted}>{text}</dd>
          </div>
        ))}
      </Stack>
      <Actions className={kit.padded}>
        {part === '' && (
          <Button variant="default" onClick={showQuickStart}>
            {messages.quickStart}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            onClose()
            useShortcuts.getState().sheetOpened()
          }}
        >
          {messages.keys}
        </Button>
        <Button variant="default" component="a" href={atBase('/docs')} onClick={storeWayBack}>
          {messages.docs}
        </Button>
      </Actions>
    </Dialog>
  )
}
