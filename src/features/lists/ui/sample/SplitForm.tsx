import { ActionIcon, Button, NumberInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#criteria/kinds.ts'
import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
import { letterOf } from '#features/lists/model/compare/conditions.ts'
import { membersAtIndexes } from '#features/lists/model/sample/samples.ts'
import {
  assignParts,
  indexesOfParts,
  type SplitSizes,
  splitSizes,
} from '#features/lists/model/sample/splits.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { type NewListPlan, useListActions } from '../actions/useListActions.ts'
import { GroupingField } from './GroupingField.tsx'
import { SeedField } from './SeedField.tsx'
import classes from './sample.module.css'

const MAX_PARTS = 6
const REST = 'holdout'

interface Part {
  id: number
  size: number | string
}

/** Splits a list at random into parts of given sizes; the rest is the holdout. */
export function SplitForm({ list, onDone }: { list: List; onDone: () => void }) {
  const all = sizeOf(list)
  const [by, setBy] = useState<SplitSizes['by']>('share')
  const [parts, setParts] = useState<readonly Part[]>([
    { id: 0, size: 50 },
    { id: 1, size: 50 },
  ])
  const [seed, setSeed] = useState('1')
  const [field, setField] = useState<RecordField>()
  const making = useListActions(list)
  const sizes = splitSizes({ by, parts: parts.map(({ size }) => Number(size)) }, all)
  const isWrong = ({ size }: Part) =>
    size === '' || !(Number(size) > 0) || (by === 'count' && !Number.isInteger(Number(size)))
  const error = sizes
    ? undefined
    : by === 'share'
      ? 'The shares add up to more than 100 percent.'
      : `The list has ${counted(list.kind, all)}.`
  const isGood = !error && !parts.some(isWrong)
  const nameOf = (i: number) => (i < parts.length ? letterOf(i) : REST)
  const save = async (labels: readonly string[]) => {
    if (!isGood || !sizes) return
    const places = indexesOfParts(assignParts(labels, sizes, seed), sizes.length)
    const members = await currentMembers(list)
    const split = `Split off ${list.name}, seed ${seed || '(none)'}`
    const description = field ? `${split}, each ${fieldLabels[field].toLowerCase()} by its share` : split
    const made: NewListPlan[] = []
    for (const [part, size] of sizes.entries()) {
      if (size === 0) continue
      const tags = [...new Set([...list.tags, 'split', nameOf(part)])]
      const name = `${list.name}: ${nameOf(part)}`
      const own = await inSlices(membersAtIndexes(members, places[part] ?? []))
      made.push({ name, description, tags, members: own, from: [list.id] })
    }
    if (await making.saveAll(made)) onDone()
  }
  const change = (id: number, size: number | string) =>
    setParts(parts.map((part) => (part.id === id ? { id, size } : part)))
  return (
    <div className={classes.form}>
      <Segments
        size="xs"
        className={classes.by}
        aria-label={messages.sizesOfParts}
        value={by}
        onChange={(value) => {
          setBy(value)
          setParts(parts.map(({ id }) => ({ id, size: equalSize(value, parts.length, all) })))
        }}
        data={[
          { value: 'share', label: 'By share' },
          { value: 'count', label: 'By number' },
        ]}
      />
      <ul className={`${kit.grid} ${kit.gap6}`}>
        {parts.map((part, i) => (
          <li key={part.id} className={classes.part}>
            <span className={kit.label}>{nameOf(i)}</span>
            <NumberInput
              size="xs"
              aria-label={by === 'share' ? messages.percentOf(nameOf(i)) : messages.recordsOf(nameOf(i))}
              value={part.size}
              onChange={(size) => change(part.id, size)}
              error={isWrong(part) && (by === 'share' ? messages.numberOver0 : messages.wholeNumberOver0)}
              suffix={by === 'share' ? ' %' : ''}
              allowDecimal={by === 'share'}
              allowNegative={false}
              thousandSeparator=","
              hideControls
            />
            <span className={kit.number}>{isGood && counted(list.kind, sizes?.[i] ?? 0)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={messages.remove(nameOf(i))}
              disabled={parts.length === 1}
              onClick={() => setParts(parts.filter(({ id }) => id !== part.id))}
            >
              <IconX size={14} stroke={1.7} />
            </ActionIcon>
          </li>
        ))}
        <li className={classes.part}>
          <span className={kit.label}>{messages.holdout}</span>
          <span className={kit.muted}>{messages.rest}</span>
          <span className={kit.number}>{isGood && counted(list.kind, sizes?.at(-1) ?? 0)}</span>
        </li>
      </ul>
      {error && (
        <p className={`${kit.small} ${kit.danger}`} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="subtle"
        color="gray"
        className={classes.add}
        leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
        disabled={parts.length >= MAX_PARTS}
        onClick={() => setParts([...parts, { id: 1 + Math.max(...parts.map(({ id }) => id)), size: '' }])}
      >
        {messages.addPart}
      </Button>
      <SeedField value={seed} onChange={setSeed} effect="deals the same records to the same parts" />
      <GroupingField list={list} label={messages.equalShares} field={field} optional onField={setField}>
        {(labels) => (
          <div className={`${kit.flex} ${kit.end} ${classes.buttons}`}>
            <Button disabled={!isGood} onClick={() => void save(labels)}>
              {isGood && sizes
                ? messages.saveCountLists(sizes.filter((size) => size > 0).length)
                : messages.saveParts}
            </Button>
          </div>
        )}
      </GroupingField>
    </div>
  )
}

/** Equal parts of everything. */
const equalSize = (by: SplitSizes['by'], many: number, all: number) =>
  by === 'share' ? Math.floor(100 / many) : Math.floor(all / many)
