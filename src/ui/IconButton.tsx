import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

type Props = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    Icon: TablerIcon
    label: string
    /** For rows and heads of cards. */
    small?: boolean
    /** Renders another element in place of the button: a link. */
    renderRoot?: (props: object) => ReactNode
  }

/** A button with an icon alone; its label is shown under the pointer, unless a title says more. */
export const IconButton = ({ Icon, label, small, ...rest }: Props) => (
  <ActionIcon variant="subtle" color="gray" size={small ? 24 : 30} aria-label={label} title={label} {...rest}>
    <Icon size={small ? 14 : 16} stroke={1.7} aria-hidden />
  </ActionIcon>
)
