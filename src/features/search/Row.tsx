import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './Row.module.css'

interface Props {
  /** What the row says, for its buttons: "ZIP 68046". */
  name: string
  icon?: ReactNode
  children: ReactNode
  detail?: string | undefined
  leftOut?: boolean
  fault?: string | undefined
  /** The control that changes the row, shown in a popover; `close` ends it. */
  editor?: ((close: () => void) => ReactNode) | undefined
  /** More buttons before the remove button. */
  buttons?: ReactNode
  onRemove: () => void
}

/** One chosen thing: a click edits it, its buttons show on hover and focus. */
export function Row({ name, icon, children, detail, leftOut, fault, editor, buttons, onRemove }: Props) {
  const [open, setOpen] = useState(false)
  const face = (
    <>
      {icon}
      {leftOut && <span className={classes.not}>NOT</span>} <span className={classes.words}>{children}</span>{' '}
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  )
  return (
    <li>
      <div className={classes.row} data-left-out={leftOut || undefined} data-fault={fault ? true : undefined}>
        {editor ? (
          <Popover opened={open} onChange={setOpen} width={320} position="right-start" trapFocus returnFocus>
            <Popover.Target>
              <UnstyledButton
                className={classes.face}
                aria-label={['Change', leftOut && 'NOT', name, detail].filter(Boolean).join(' ')}
                onClick={() => setOpen(!open)}
              >
                {face}
              </UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown aria-label={name}>{editor(() => setOpen(false))}</Popover.Dropdown>
          </Popover>
        ) : (
          <span className={classes.face}>{face}</span>
        )}
        <span className={classes.buttons}>
          {buttons}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <IconX size={14} stroke={1.7} />
          </ActionIcon>
        </span>
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}
