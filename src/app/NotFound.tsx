import { Button } from '@mantine/core'
import { IconMapQuestion, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Empty } from '#ui/Empty.tsx'
import { failedMessages as messages } from './messages.ts'
import classes from './NotFound.module.css'

/** What an address that leads nowhere shows. */
export function NotFound() {
  return (
    <main className={classes.page}>
      <Empty Icon={IconMapQuestion} level={1} title={messages.notFound}>
        <p>{messages.notFoundText}</p>
        <Button
          renderRoot={(props) => <Link to="/" search={true} {...props} />}
          leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        >
          {messages.goToSearch}
        </Button>
      </Empty>
    </main>
  )
}
