import { Button, NumberInput, Radio } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { kindNames } from '#criteria/kinds.ts'
import { groupingFields } from '#features/lists/data/group-labels.ts'
import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
import {
  membersAtIndexes,
  randomSample,
  stratifiedSample,
  systematicSample,
} from '#features/lists/model/sample/samples.ts'
import { strataOf, strataShares } from '#features/lists/model/sample/strata.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { inSlices, type Sliced } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { GroupingField } from './GroupingField.tsx'
import { GroupTable } from './GroupTable.tsx'
import { SeedField } from './SeedField.tsx'
import classes from './sample.module.css'

const methods = ['nth', 'random', 'stratified'] as const
type Method = (typeof methods)[number]

const methodText: Record<Method, [label: string, note: string]> = {
  nth: [messages.everyNth, messages.everyNthHint],
  random: [messages.random, messages.randomHint],
  stratified: [messages.randomByField, messages.proportionalHint],
}

const DEFAULT_SIZE = 500

/** Saves a sample of a list as a new list. */
export function SampleForm({ list, onDone }: { list: List; onDone: () => void }) {
  const all = sizeOf(list)
  const [method, setMethod] = useState<Method>('random')
  const [size, setSize] = useState<number | string>(Math.min(DEFAULT_SIZE, Math.ceil(all / 2)))
  const [seed, setSeed] = useState('1')
  const [field, setField] = useState<RecordField | undefined>(groupingFields[list.kind][0])
  const making = useListActions(list)
  const many = Number(size)
  const error = sizeError(many, all, list)
  const save = async (event: FormEvent, labels: readonly string[]) => {
    event.preventDefault()
    if (error) return
    const places = await inSlices(sampleIndexes(method, labels, many, seed))
    const made = {
      name: messages.sampleName(list.name, many),
      description: sampleText(method, many, all, seed, field),
      tags: [...new Set([...list.tags, 'sample'])],
      members: await inSlices(membersAtIndexes(await currentMembers(list), places)),
      from: [list.id],
    }
    if (await making.save(made)) onDone()
  }
  return (
    <div className={kit.form}>
      <MethodField value={method} onChange={setMethod} />
      <div className={classes.fields}>
        <NumberInput
          size="xs"
          label={messages.howMany(kindNames[list.kind].many)}
          value={size}
          onChange={setSize}
          error={error}
          min={1}
          clampBehavior="none"
          allowDecimal={false}
          thousandSeparator=","
          hideControls
        />
        {method !== 'nth' && <SeedField value={seed} onChange={setSeed} effect={messages.sameSeed} />}
      </div>
      <GroupingField
        list={list}
        label={messages.eachGroup}
        field={method === 'stratified' ? field : undefined}
        onField={setField}
      >
        {(labels) => (
          <form className={kit.form} onSubmit={(event) => save(event, labels)}>
            {error ? null : method === 'stratified' ? (
              <Shares labels={labels} size={many} />
            ) : (
              <p className={kit.muted} role="status">
                {messages.sampleSize(sampleText(method, many, all, seed, field), list.kind, all)}
              </p>
            )}
            <Actions>
              <Button type="submit" disabled={error !== undefined}>
                {error ? messages.saveSample : messages.saveAsList(many)}
              </Button>
            </Actions>
          </form>
        )}
      </GroupingField>
    </div>
  )
}

function MethodField({ value, onChange }: { value: Method; onChange: (method: Method) => void }) {
  return (
    <Radio.Group
      labelProps={{ mb: 6 }}
      label={messages.how}
      value={value}
      onChange={(next) => onChange(next as Method)}
    >
      <Stack gap={8}>
        {methods.map((it) => (
          <Radio
            key={it}
            size="xs"
            value={it}
            classNames={{ description: kit.tiny ?? '' }}
            label={methodText[it][0]}
            description={methodText[it][1]}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function sizeError(many: number, all: number, { kind }: List): string | undefined {
  if (!Number.isInteger(many) || many < 1) return messages.wholeNumberOver0
  return many > all ? messages.sizeOfList(kind, all) : undefined
}

function* sampleIndexes(
  method: Method,
  labels: readonly string[],
  size: number,
  seed: string,
): Sliced<number[]> {
  if (method === 'nth') return systematicSample(labels.length, size)
  if (method === 'random') return randomSample(labels.length, size, seed)
  return yield* stratifiedSample(labels, size, seed)
}

/** The description of a sample in the history. */
function sampleText(method: Method, many: number, all: number, seed: string, field: RecordField | undefined) {
  if (method === 'nth') return messages.drawnInSteps(many, (all / many).toFixed(all % many === 0 ? 0 : 2))
  const drawn = messages.drawnAtRandom(many, seed)
  return method === 'random' || !field
    ? drawn
    : messages.drawnByShare(drawn, fieldLabels[field].toLowerCase())
}

function Shares({ labels, size }: { labels: readonly string[]; size: number }) {
  const strata = useMemo(() => [...strataOf(labels)], [labels])
  const shares = strataShares(
    strata.map(([, places]) => places),
    size,
  )
  const rows = strata.map(([label, places], k) => ({
    label,
    of: places.length,
    taken: shares[k] as number,
  }))
  return <GroupTable caption={messages.drawnOfEachGroup} rows={rows} />
}
