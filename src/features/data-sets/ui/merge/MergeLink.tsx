import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataSet } from '#contract/data-sets.ts'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'
import { setsToMerge } from '#features/data-sets/model/merge/sets-to-merge.ts'

/** To the page that merges another data set into one; nothing where there is no other one of its kind. */
export function MergeLink({ set, sets }: { set: DataSet; sets: readonly DataSet[] }) {
  if (setsToMerge(set, sets).length === 0) return null
  const { kind, name } = set
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={messages.linkTo(name)}
      title={messages.linkTo(name)}
      renderRoot={(props) => (
        <Link to="/data/merge/into/$kind/$name" params={{ kind, name }} search={true} {...props} />
      )}
    >
      {messages.link}
    </Button>
  )
}
