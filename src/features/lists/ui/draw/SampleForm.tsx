import { Button, NumberInput, Radio } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { counted, kindNames as wordsOf } from '#criteria/kinds.ts'
import { strataFields } from '#features/lists/data/draw/strata.ts'
import { membersAtPlaces, nthOf, someOf, stratifiedOf } from '#features/lists/model/samples.ts'
import { sharesOf, strataOf } from '#features/lists/model/strata.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { count } from '#shared/text/format.ts'
import { inSlices, type Sliced } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { useMaking } from '../read/useMaking.ts'
import { Balance } from './Balance.tsx'
import classes from './draw.module.css'
import { GroupTable } from './GroupTable.tsx'
import { Seed } from './Seed.tsx'

const methods = ['nth', 'random', 'stratified'] as const
type Method = (typeof methods)[number]

const methodText: Record<Method, [label: string, note: string]> = {
  nth: ['Every nth', 'In equal steps through the list, in its order'],
  random: ['Random', 'Every record is as likely as any other'],
  stratified: ['Random, by a field', 'Each group has its share, to the record'],
}

const USUAL = 500

/** Draws a part of a list as a new list: what is drawn is said before. */
export function SampleForm({ list, onDone }: { list: List; onDone: () => void }) {
  const all = sizeOf(list)
  const [method, setMethod] = useState<Method>('random')
  const [size, setSize] = useState<number | string>(Math.min(USUAL, Math.ceil(all / 2)))
  const [seed, setSeed] = useState('1')
  const [field, setField] = useState<RecordField | undefined>(strataFields[list.kind][0])
  const making = useMaking(list)
  const many = Number(size)
  const fault = faultOf(many, all, list)
  const save = async (event: FormEvent, labels: readonly string[]) => {
    event.preventDefault()
    if (fault) return
    const places = await inSlices(placesOf(method, labels, many, seed))
    const made = {
      name: `${list.name}, sample of ${count(many)}`,
      description: saidOf(method, many, all, seed, field),
      tags: [...new Set([...list.tags, 'sample'])],
      members: await inSlices(membersAtPlaces(await currentMembers(list), places)),
      from: [list.id],
    }
    if (await making.saved(made)) onDone()
  }
  return (
    <div className={classes.form}>
      <Radio.Group label="How" value={method} onChange={(value) => setMethod(value as Method)}>
        <div className={classes.methods}>
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
        </div>
      </Radio.Group>
      <div className={classes.line}>
        <NumberInput
          size="xs"
          label={`How many ${wordsOf[list.kind].many}`}
          value={size}
          onChange={setSize}
          error={fault}
          min={1}
          clampBehavior="none"
          allowDecimal={false}
          thousandSeparator=","
          hideControls
        />
        {method !== 'nth' && <Seed value={seed} onChange={setSeed} fixes="draws the same records" />}
      </div>
      <Balance
        list={list}
        label="Each group of"
        field={method === 'stratified' ? field : undefined}
        onField={setField}
      >
        {(labels) => (
          <form className={classes.form} onSubmit={(event) => save(event, labels)}>
            {fault ? null : method === 'stratified' ? (
              <Shares labels={labels} size={many} />
            ) : (
              <p className={kit.muted} role="status">
                {saidOf(method, many, all, seed, field)}, of {counted(list.kind, all)}.
              </p>
            )}
            <div className={`${kit.flex} ${kit.end} ${classes.buttons}`}>
              <Button type="submit" disabled={fault !== undefined}>
                {fault ? 'Save the sample' : `Save the ${count(many)} as a list`}
              </Button>
            </div>
          </form>
        )}
      </Balance>
    </div>
  )
}

function faultOf(many: number, all: number, { kind }: List): string | undefined {
  if (!Number.isInteger(many) || many < 1) return 'A whole number over 0'
  return many > all ? `The list has ${counted(kind, all)}` : undefined
}

function* placesOf(method: Method, labels: readonly string[], size: number, seed: string): Sliced<number[]> {
  if (method === 'nth') return nthOf(labels.length, size)
  if (method === 'random') return someOf(labels.length, size, seed)
  return yield* stratifiedOf(labels, size, seed)
}

/** What a sample is, as its history says it. */
function saidOf(method: Method, many: number, all: number, seed: string, field: RecordField | undefined) {
  if (method === 'nth') return `${count(many)} in steps of ${(all / many).toFixed(all % many === 0 ? 0 : 2)}`
  const drawn = `${count(many)} selected at random, seed ${seed || '(none)'}`
  return method === 'random' || !field
    ? drawn
    : `${drawn}, each ${fieldLabels[field].toLowerCase()} by its share`
}

function Shares({ labels, size }: { labels: readonly string[]; size: number }) {
  const strata = useMemo(() => [...strataOf(labels)], [labels])
  const shares = sharesOf(
    strata.map(([, places]) => places),
    size,
  )
  const rows = strata.map(([label, places], k) => ({
    label,
    of: places.length,
    taken: shares[k] as number,
  }))
  return <GroupTable caption="What is drawn of each group" rows={rows} />
}
