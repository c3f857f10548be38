import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { matchesEverything } from '#criteria/tidy.ts'
import { finderMessages as messages } from '#features/finder/messages.ts'
import { withLastLookup } from '#session/lookup-link.ts'
import { notice } from '#session/notices.ts'
import { useToolCommand } from '#session/page-commands.ts'
import {
  searchAlone,
  useCriteria,
  useEditCriteria,
  useEditView,
  useKind,
  useSwitchKind,
} from '#session/search.ts'
import { useUndo } from '#session/undo.ts'
import { useScheme } from '#ui/useScheme.ts'
import type { CommandContext } from '../data/commands.ts'

/** What commands may do on this page. */
export function useCommandContext(): CommandContext {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useScheme() === 'dark'
  const { undo, redo, canUndo, canRedo } = useUndo()
  const navigate = useNavigate()
  const kind = useKind()
  const editView = useEditView()
  const isEmpty = matchesEverything(useCriteria())
  const toSearch = () => navigate({ to: '/', search: searchAlone })
  return {
    kind,
    dark,
    canUndo,
    canRedo,
    isEmpty,
    undo,
    redo,
    switchKind: useSwitchKind(),
    edit: useEditCriteria(),
    scheme: setColorScheme,
    go: (to) => navigate({ to, search: to === '/match' ? withLastLookup : searchAlone }),
    show: (view) => toSearch().then(() => editView(view)),
    copyLink: () => copied(window.location.href),
    use: (tool) => toSearch().then(() => useToolCommand.getState().request(tool)),
  }
}

async function copied(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notice({ text: messages.linkCopied })
  } catch {
    notice({ text: messages.copyingBlocked })
  }
}
