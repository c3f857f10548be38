import { Menu, Popover, Tooltip, UnstyledButton } from '@mantine/core'
import { IconDots, IconEyeOff, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePointedCost } from '#session/costs.ts'
import { change } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { rowMessages as messages } from '../messages/panel.ts'
import { besideRow, withEditors } from './load-editors.ts'
import classes from './RowFrame.module.css'

/** Something that can be done with a row, beside changing and removing it. */
export interface RowAction {
  /** For the button's tip: "Exclude". */
  tip: string
  /** For a screen reader, with the row's name: "Exclude ZIP 68046". */
  label: string
  Icon: typeof IconX
  act: () => void
}

interface Props {
  /** What the row says, for its buttons: "ZIP 68046". */
  name: string
  /** A word before the row's own: "or". */
  lead?: string
  Icon?: typeof IconX
  children: ReactNode
  detail?: string | undefined
  /** What is doubtful about it. */
  warning?: string | undefined
  excluded?: boolean
  muted?: boolean
  /** By how many records the row changes the count. */
  cost?: number | undefined
  /** The id of the cost that is requested when it is pointed at. */
  costId?: string
  error?: string | undefined
  /** The control that changes the row, shown in a popover once the editors are loaded; `close` ends it. */
  editor?: ((close: () => void) => ReactNode) | undefined
  actions?: readonly RowAction[]
  onRemove: () => void
}

/** One filter with what it costs: a click edits it, its buttons show on hover and focus. */
export function RowFrame({
  name,
  lead,
  Icon,
  children,
  detail,
  warning,
  cost,
  costId,
  error,
  editor,
  actions = [],
  onRemove,
  ...state
}: Props) {
  const { excluded, muted } = state
  const [open, setOpen] = useState(false)
  const point = usePointedCost((pointed) => pointed.costPointed)
  const all = [
    ...actions,
    { tip: messages.remove, label: messages.removeRow(name), Icon: IconX, act: onRemove },
  ]
  const fullName = [excluded && messages.not, name, detail, warning, muted && messages.muted]
    .filter(Boolean)
    .join(' ')
  const Sign = muted ? IconEyeOff : Icon
  const Text = muted ? 's' : 'span'
  const face = (
    <>
      {Sign && (
        <Sign
          size={15}
          stroke={1.7}
          aria-hidden
          className={`${kit.fixed} ${excluded ? kit.danger : kit.accent}`}
        />
      )}
      {excluded && <span className={`${kit.tag} ${kit.fixed} ${classes.not}`}>{messages.not}</span>}{' '}
      <Text className={`${kit.truncate} ${kit.narrow} ${muted ? kit.muted : ''}`}>{children}</Text>{' '}
      {detail && <Tag className={kit.fixed}>{detail}</Tag>}
      {warning && <Tag tone="wait">{warning}</Tag>}
      {muted && <Tag className={kit.fixed}>{messages.muted}</Tag>}
    </>
  )
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a row only requests its cost */}
      <div
        className={`${kit.line} ${kit.inset} ${kit.surface} ${kit.reveals} ${kit.touchHeight} ${classes.row}`}
        data-excluded={excluded || undefined}
        data-muted={muted || undefined}
        data-fault={error ? true : undefined}
        onPointerEnter={() => point(costId)}
        onFocus={() => point(costId)}
      >
        {lead && <span className={`${kit.meta} ${kit.fixed} ${classes.lead}`}>{lead}</span>}
        {editor ? (
          <Popover opened={open} onChange={setOpen} width={320} {...besideRow}>
            <Popover.Target>
              <UnstyledButton
                className={`${kit.line} ${kit.fill} ${kit.cell} ${kit.touchHeight} ${classes.face}`}
                aria-label={messages.change(fullName)}
                onClick={() => withEditors(() => setOpen(!open))}
              >
                {face}
              </UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown aria-label={name}>{editor(() => setOpen(false))}</Popover.Dropdown>
          </Popover>
        ) : (
          <span className={`${kit.line} ${kit.fill} ${kit.cell} ${classes.face}`}>{face}</span>
        )}
        <Cost cost={cost} muted={muted} excluded={excluded} />
        <Buttons actions={all} />
        <MoreMenu name={name} actions={all} />
      </div>
      {error && <FieldError>{error}</FieldError>}
    </li>
  )
}

/** "+527" is lost if the row goes, "−1,204" gained; in brackets what a muted row would change. */
function Cost({ cost, muted, excluded }: Pick<Props, 'cost' | 'muted' | 'excluded'>) {
  if (cost === undefined) return null
  const tip = change(cost)
  const tone = excluded ? `${kit.small} ${kit.danger} ${kit.strong}` : kit.second
  return (
    <span className={`${tone} ${kit.fixed} ${classes.cost}`} data-testid="cost">
      {muted ? `(${tip})` : tip}
    </span>
  )
}

function Buttons({ actions }: { actions: readonly RowAction[] }) {
  return (
    <span className={`${kit.inline} ${kit.revealed} ${classes.buttons}`}>
      {actions.map(({ tip, label, Icon, act }) => (
        <Tooltip key={tip} label={tip}>
          <IconButton Icon={Icon} label={label} onClick={act} small />
        </Tooltip>
      ))}
    </span>
  )
}

/** Where nothing hovers, the same behind one button that a finger can hit. */
function MoreMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton Icon={IconDots} className={classes.more} label={messages.more(name)} size={44} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ tip, label, Icon, act }) => (
          <Menu.Item key={tip} aria-label={label} leftSection={<Icon size={15} stroke={1.7} />} onClick={act}>
            {tip}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
