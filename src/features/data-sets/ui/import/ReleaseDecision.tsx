import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { RemoveVersions, UseVersion } from '#contract/data-sets.ts'
import type { Kind } from '#contract/kind.ts'
import { runsQuery } from '#features/data-sets/data/import/queries.ts'
import { useDataSetChange } from '#features/data-sets/data/queries.ts'
import { releaseMessages as messages } from '#features/data-sets/messages/releases.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'

/** Uses a version that waits, or discards it. */
export function ReleaseDecision({ kind, version }: { kind: Kind; version: string }) {
  const client = useQueryClient()
  const use = useDataSetChange<UseVersion>('use')
  const discard = useDataSetChange<RemoveVersions>('remove')
  // The state of the import follows from that of its version.
  const onSuccess = () => void client.invalidateQueries({ queryKey: runsQuery.queryKey })
  const error = use.error ?? discard.error
  return (
    <Stack gap={8} className={`${kit.padded} ${kit.above}`}>
      <p className={kit.second}>{messages.waiting}</p>
      {error && <FieldError>{error.message}</FieldError>}
      <Actions>
        <Button
          variant="default"
          size="sm"
          loading={discard.isPending}
          disabled={use.isPending}
          onClick={() => discard.mutate({ kind, wanted: version }, { onSuccess })}
        >
          {messages.discard}
        </Button>
        <Button
          size="sm"
          loading={use.isPending}
          disabled={discard.isPending}
          onClick={() => use.mutate({ kind, version }, { onSuccess })}
        >
          {messages.use}
        </Button>
      </Actions>
    </Stack>
  )
}
