import { Button, UnstyledButton } from '@mantine/core'
import { IconListNumbers, IconPlaylistAdd } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nearestQuery } from '#api/queries.ts'
import type { Point } from '#contract/place.ts'
import { kindNames } from '#criteria/kinds.ts'
import { pointDetailsMessages as messages } from '#features/map/messages/point-details.ts'
import { saveMessages } from '#lists/messages.ts'
import { saveRecord } from '#lists/save-command.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { useCriteria, useEditView, useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { useSettings } from '#session/settings.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { distance } from '#shared/text/units.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'

const MANY = 5

/** The nearest records of the search; they are loaded, and billed, only on request. */
export function NearestRecords({ at }: { at: Point }) {
  const kind = useKind()
  const criteria = useCriteria()
  const [requested, setRequested] = useState(false)
  const query = useQuery({ ...nearestQuery(kind, criteria, at, MANY), enabled: requested })
  if (!requested)
    return (
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconListNumbers size={14} stroke={1.7} aria-hidden />}
          rightSection={<span className={`${kit.meta} ${kit.regular}`}>{messages.recordsLoaded(MANY)}</span>}
          onClick={() => setRequested(true)}
        >
          {messages.showNearest(MANY)}
        </Button>
      </div>
    )
  if (query.error) return <ProblemNote problem={query.error} retry={() => query.refetch()} />
  const records = query.data
  return (
    <div role="status">
      <p className={kit.second}>
        {!records
          ? messages.loadingNearest(kindNames[kind].many)
          : records.length
            ? messages.nearestTitle
            : messages.noMatches(kindNames[kind].many)}
      </p>
      {records && (
        <ol>
          {records.map((record) => (
            <Nearest key={record.Id} record={record} from={at} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Nearest({ record, from }: { record: AnyRecord; from: Point }) {
  const kind = useKind()
  const { units } = useSettings()
  const editView = useEditView()
  const { recordPointed } = useSelection.getState()
  const { Id, Location } = record
  return (
    <Inline as="li" gap={4}>
      <UnstyledButton
        className={classNames(kit.flex, kit.fill, kit.spread, kit.gap8, kit.name, kit.accent, kit.underlines)}
        py={4}
        onClick={() => editView({ record: Id, row: undefined })}
        onPointerEnter={() => recordPointed(Id, Location)}
        onPointerLeave={() => recordPointed(undefined)}
        onFocus={() => recordPointed(Id, Location)}
        onBlur={() => recordPointed(undefined)}
      >
        <bdi className={kit.truncate}>{nameOf(kind, record) ?? messages.noName}</bdi>
        {Location && (
          <span className={`${kit.meta} ${kit.regular} ${kit.fixed}`}>
            {distance(milesBetween(from, Location), units)}
          </span>
        )}
      </UnstyledButton>
      <IconButton
        Icon={IconPlaylistAdd}
        label={saveMessages.addRecord(nameOf(kind, record) ?? Id)}
        onClick={() => saveRecord(kind, record)}
        small
      />
    </Inline>
  )
}
