import { IconZoomQuestion } from '@tabler/icons-react'
import { Empty } from '../../../ui/Empty.tsx'

/** What stands there until there is something to go by. */
export function Start() {
  return (
    <Empty Icon={IconZoomQuestion} title="Which one is it?">
      <p>
        Type a name, a phone or a street address, as much of it as is known. The records that may be meant
        come up here, best first, with what differs marked.
      </p>
    </Empty>
  )
}
