import { CloseButton, Drawer, Skeleton } from '@mantine/core'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recordQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import { nameOf } from '#records/record.ts'
import { useEditView, useView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { pageOf } from '../model/record-links.ts'
import { RecordFields } from './RecordFields.tsx'
import classes from './record.module.css'

/** One record with every field, opened beside the table by the `record` of the link. */
export function RecordDrawer() {
  const { kind, record } = useView()
  const editView = useEditView()
  const close = () => editView({ record: undefined })
  return (
    <Drawer.Root opened={record !== undefined} onClose={close} position="right" size="min(460px, 100%)">
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content aria-label={messages.title} className={classes.drawer}>
        {record !== undefined && <OpenRecord kind={kind} id={record} onClose={close} />}
      </Drawer.Content>
    </Drawer.Root>
  )
}

function OpenRecord({ kind, id, onClose }: { kind: Kind; id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(recordQuery(kind, id))
  return (
    <>
      <Inline align="start" className={`${kit.surface} ${classes.head}`}>
        <div className={kit.fill}>
          <h2 className={`${kit.pageTitle} ${kit.breaks}`}>
            <bdi>
              {(data && nameOf(kind, data)) ?? (error || data ? messages.record(id) : messages.loading)}
            </bdi>
          </h2>
          {data && (
            <p className={kit.muted}>
              <bdi>
                {[data.Address, data.City, `${data.StateProvince ?? ''} ${data.PostalCode ?? ''}`.trim()]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            </p>
          )}
        </div>
        <Link
          to={pageOf[kind]}
          params={{ id }}
          search={(old) => ({ ...old, record: undefined })}
          className={`${kit.inline} ${kit.gap4} ${kit.link} ${kit.small} ${kit.noWrap} ${kit.touchHeight}`}
        >
          <IconArrowsDiagonal size={14} stroke={1.7} aria-hidden />
          {messages.openPage}
        </Link>
        <CloseButton aria-label={messages.close} onClick={onClose} data-autofocus />
      </Inline>
      {error && <ProblemNote problem={error} retry={() => refetch()} />}
      {!data &&
        !error &&
        [90, 84, 78, 72, 66, 60].map((width) => (
          <Skeleton key={width} height={14} my={14} width={`${width}%`} />
        ))}
      {data && (
        <Stack gap={12}>
          <RecordFields kind={kind} record={data} />
        </Stack>
      )}
    </>
  )
}
