import { Loader, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupingFields, groupLabelsQuery } from '#features/lists/data/group-labels.ts'
import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
import type { List } from '#lists/list.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'

interface Props {
  list: List
  label: string
  field: RecordField | undefined
  /** Whether there may be none. */
  optional?: boolean
  onField: (field: RecordField | undefined) => void
  /** Shows what is drawn once the groups are known. */
  children: (labels: readonly string[]) => React.ReactNode
}

/** The field that defines the groups, with an offer to load missing records. */
export function GroupingField({ list, label, field, optional, onField, children }: Props) {
  const work = useTask()
  const isReading = work.state.step === 'running'
  const { data, isFetching } = useQuery({ ...groupLabelsQuery(list, field), enabled: !isReading })
  return (
    <>
      {(field || optional) && (
        <Select
          label={label}
          placeholder={messages.noField}
          data={groupingFields[list.kind].map((value) => ({ value, label: fieldLabels[value] }))}
          value={field ?? null}
          onChange={(value) => onField((value as RecordField | null) ?? undefined)}
          allowDeselect={optional === true}
          clearable={optional === true}
          clearButtonProps={{ 'aria-label': messages.noField }}
        />
      )}
      {field && data && (
        <LoadOffer
          kind={list.kind}
          ids={data.missing}
          fields={[field]}
          reason={messages.ownGroup}
          work={work}
        />
      )}
      {data && !isFetching
        ? children(data.labels)
        : !isReading && <Loader role="img" size="sm" aria-label={messages.countingGroups} />}
    </>
  )
}
