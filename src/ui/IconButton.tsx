import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'

interface Props {
  Icon: TablerIcon
  label: string
  title?: string
  loading?: boolean
  onClick: () => void
}

/** A gray button with an icon alone, for actions of a row. */
export const IconButton = ({ Icon, label, ...rest }: Props) => (
  <ActionIcon variant="subtle" color="gray" size={30} aria-label={label} {...rest}>
    <Icon size={16} stroke={1.7} aria-hidden />
  </ActionIcon>
)
