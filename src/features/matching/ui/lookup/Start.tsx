import { IconZoomQuestion } from '@tabler/icons-react'
import { Empty } from '#ui/Empty.tsx'

/** Shown until there is something to go by. */
export function Start() {
  return (
    <Empty Icon={IconZoomQuestion} title="Which one is it?">
      <p>
        Type a name, a phone number or a street address, as much of it as you have. Matching records appear
        here, best first, with the differences marked.
      </p>
    </Empty>
  )
}
