import { useComparing } from '#features/lists/data/compare/comparing.ts'
import type { PartProps } from '../part.ts'

/** How many lists are laid over each other, behind the name of the tab. */
export function ComparedLists({ list }: PartProps) {
  const many = useComparing(({ byList }) => byList[list.id]?.others.length ?? 0)
  return many > 0 && `${many + 1} lists`
}
