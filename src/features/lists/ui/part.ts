import type { ComponentType } from 'react'
import type { List } from '#lists/list.ts'

/** What every part of a list's page is given. */
export interface PartProps {
  list: List
}
export type ListPart = ComponentType<PartProps>
