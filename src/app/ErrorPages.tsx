import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconMapQuestion, IconSearch } from '@tabler/icons-react'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { atBase } from '#shared/base-path.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { saveFile } from '#ui/save-file.ts'
import { failedMessages as messages } from './messages.ts'

const save = async () => {
  const { takeLocalData } = await import('#session/local-data.ts')
  const file = await takeLocalData()
  saveFile('catchment.jsonl', [file], file.type)
}

/** Replaces a page that failed: stored data is safe, and there are links to go on. */
export function Failed({ error, reset }: ErrorComponentProps) {
  return (
    <Stack component="main" p={40} gap={12} align="flex-start" maw={640}>
      <Title order={1} fz={20}>
        {messages.title}
      </Title>
      <Text>{messages.text}</Text>
      <Text c="dimmed" fz={12} style={{ overflowWrap: 'anywhere' }}>
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Group gap={8}>
        <Button onClick={reset}>{messages.retry}</Button>
        <Button variant="default" component="a" href={atBase('/')}>
          {messages.search}
        </Button>
        <Button variant="default" component="a" href={atBase('/settings')}>
          {messages.settings}
        </Button>
        <Button variant="default" onClick={save}>
          {messages.backup}
        </Button>
      </Group>
    </Stack>
  )
}

/** What an address that leads nowhere shows. */
export function NotFound() {
  return (
    <main className={kit.high}>
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
