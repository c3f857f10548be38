import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Merge } from '#contract/merges.ts'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'

/** To the pairs in doubt. */
export const ReviewLink = ({ merge: { id }, pairs }: { merge: Merge; pairs: number }) => (
  <Button
    variant="default"
    size="sm"
    renderRoot={(props) => <Link to="/data/merge/$id/review" params={{ id }} search={true} {...props} />}
  >
    {messages.review(pairs)}
  </Button>
)
