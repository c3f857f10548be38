import { IconLock } from '@tabler/icons-react'
import type { Role } from '#contract/roles.ts'
import { useService } from '#session/service.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { rolePageMessages as messages } from '../messages.ts'

/** What is shown in place of a page that needs a higher role. */
export function RolePage({ role }: { role: Role }) {
  const own = useService()?.person?.role ?? 'viewer'
  return (
    <main className={kit.high}>
      <Empty Icon={IconLock} level={1} title={messages.title(role)}>
        <p>{messages.text(own)}</p>
      </Empty>
    </main>
  )
}
