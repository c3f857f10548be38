import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { chipsOf } from '#criteria/describe.ts'
import type { TallyField } from '#criteria/tallies.ts'
import { criterionOf } from '#criteria/tally-levels.ts'
import { useKind, useMuted } from '#session/search.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { panelMessages as messages, pictureMessages } from '../messages.ts'
import { CardOptions } from './CardOptions.tsx'
import { drawBars } from './picture/draw-bars.ts'
import { SaveMenu } from './SaveMenu.tsx'
import { saveLines, tallyFileName, tallyLines, useSource } from './save-tally.ts'
import classes from './tallies.module.css'
import type { PanelView } from './usePanelView.ts'

interface Props {
  view: PanelView
  first: boolean
  last: boolean
  onMove: (field: TallyField, by: number) => void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** The head of a panel: folds it, searches its values, saves it, and how it is shown. Alt with an arrow key moves it. */
export function CardHead({ view, first, last, onMove }: Props) {
  const { panel, level, title } = view
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey ? steps[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(panel.field, by)
    const target = event.target as HTMLElement
    // The browser lets go of the focus of what is put elsewhere in the page.
    requestAnimationFrame(() => target.focus())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of its buttons
    <div className={`${kit.line} ${kit.reveals} ${classes.head}`} onKeyDown={move}>
      <Fold view={view} />
      <Muted view={view} />
      {!panel.folded && <Tools view={view} />}
      <CardOptions
        panel={panel}
        field={level.field}
        title={title}
        first={first}
        last={last}
        onMove={onMove}
      />
    </div>
  )
}

function Fold({ view: { panel, title } }: Pick<Props, 'view'>) {
  const kind = useKind()
  const { panelChanged } = useTallyLayout.getState()
  return (
    <h2 className={`${kit.fill} ${kit.heading}`}>
      <UnstyledButton
        className={`${kit.line} ${classes.fold}`}
        aria-expanded={!panel.folded}
        aria-controls={panel.folded ? undefined : `tally-${panel.field}`}
        title={messages.moveHint}
        onClick={() => panelChanged(kind, panel.field, { folded: !panel.folded || undefined })}
      >
        {title}
        <IconChevronDown
          size={13}
          stroke={1.7}
          className={`${kit.fixed} ${kit.muted} ${kit.revealed} ${classes.chevron}`}
          data-folded={panel.folded}
          aria-hidden
        />
      </UnstyledButton>
    </h2>
  )
}

/** The muted part of the search on the panel's own criterion. */
function Muted({ view: { level } }: Pick<Props, 'view'>) {
  const kind = useKind()
  const chip = chipsOf(kind, useMuted()).find(({ key }) => key === criterionOf(level.field))
  if (!chip) return null
  const label = chip.key === 'PrimarySic' ? messages.some : chip.text
  return <Tag className={kit.truncate}>{messages.muted(label)}</Tag>
}

function Tools({ view }: Pick<Props, 'view'>) {
  const { level, title, pathLabels, table, ordered, bars, search, counted, compared, text, setText } = view
  const source = useSource()
  const name = title.toLowerCase()
  const caption = { title: [title, ...pathLabels].join(' · '), search, counted, compared }
  const shown = text ? pictureMessages.valuesWith(text) : undefined
  const pictureCaption = { ...caption, title: [caption.title, shown].filter(Boolean).join(' · ') }
  return (
    <>
      {view.searchable && (
        <IconButton
          Icon={IconSearch}
          title={messages.searchWithin}
          label={messages.searchWithinPanel(name)}
          aria-pressed={text !== undefined}
          onClick={() => setText(text === undefined ? '' : undefined)}
          small
        />
      )}
      <SaveMenu
        name={name}
        disabled={bars.length === 0}
        onCsv={() =>
          table && saveLines(caption, tallyLines({ ...table, rows: ordered }, level.field, caption))
        }
        picture={{
          file: tallyFileName(caption, 'png'),
          draw: (measure) => drawBars({ ...pictureCaption, source: source() }, view.pictureBars(), measure),
        }}
      />
    </>
  )
}
