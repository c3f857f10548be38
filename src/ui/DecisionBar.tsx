import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import classes from './DecisionBar.module.css'
import kit from './kit.module.css'

/** A decision with its key; the first one is the main one. */
interface DecisionButton {
  key: string
  Icon: TablerIcon
  label: string
  title?: string
  disabled?: boolean
  /** Neither for nor against. */
  isLight?: boolean
  isLast?: boolean
  onClick: () => void
}

/** The decisions about what is under review, at the foot of its page, with their keys. */
export const DecisionBar = ({ buttons }: { buttons: readonly DecisionButton[] }) => (
  <div className={`${kit.sticks} ${kit.actions} ${classes.bar}`}>
    {buttons.map(({ key, Icon, label, title, disabled, isLight, isLast, onClick }, i) => (
      <Button
        key={key}
        size="sm"
        variant={i === 0 ? 'filled' : isLight ? 'subtle' : 'default'}
        color={isLight ? 'gray' : undefined}
        disabled={disabled}
        title={title}
        className={isLast ? kit.last : undefined}
        leftSection={<Icon size={15} stroke={1.8} className={kit.hidePhone} aria-hidden />}
        rightSection={<DecisionKey>{key}</DecisionKey>}
        onClick={onClick}
      >
        {label}
      </Button>
    ))}
  </div>
)

/** The key of a button, on the button. */
export const DecisionKey = ({ children }: { children: string }) => (
  <kbd className={`${kit.hidePhone} ${classes.key}`} aria-hidden>
    {children}
  </kbd>
)
