import { Button, NumberInput } from '@mantine/core'
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
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { Actions } from '#ui/Toolbar.tsx'
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
  const split = useSplit(list)
  const { by, parts, sizes, error, isGood } = split
  const [seed, setSeed] = useState('1')
  const [field, setField] = useState<RecordField>()
  const making = useListActions(list)
  const save = async (labels: readonly string[]) => {
    if (isGood && sizes && (await making.saveAll(await split.plans(sizes, labels, seed, field)))) onDone()
  }
  return (
    <div className={kit.form}>
      <div>
        <Segments
          size="xs"
          aria-label={messages.sizesOfParts}
          value={by}
          onChange={split.setBy}
          data={[
            { value: 'share', label: messages.byShare },
            { value: 'count', label: messages.byNumber },
          ]}
        />
      </div>
      <PartSizes list={list} split={split} />
      {error && <FieldError>{error}</FieldError>}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mr="auto"
        leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
        disabled={parts.length >= MAX_PARTS}
        onClick={split.add}
      >
        {messages.addPart}
      </Button>
      <SeedField value={seed} onChange={setSeed} effect={messages.splitSeed} />
      <GroupingField list={list} label={messages.equalShares} field={field} optional onField={setField}>
        {(labels) => (
          <Actions>
            <Button disabled={!isGood} onClick={() => void save(labels)}>
              {isGood && sizes
                ? messages.saveCountLists(sizes.filter((size) => size > 0).length)
                : messages.saveParts}
            </Button>
          </Actions>
        )}
      </GroupingField>
    </div>
  )
}

type Split = ReturnType<typeof useSplit>

/** The parts of a split and their sizes, whether they fit the list, and the lists to make. */
function useSplit(list: List) {
  const all = sizeOf(list)
  const [by, setBy] = useState<SplitSizes['by']>('share')
  const [parts, setParts] = useState<readonly Part[]>([
    { id: 0, size: 50 },
    { id: 1, size: 50 },
  ])
  const sizes = splitSizes({ by, parts: parts.map(({ size }) => Number(size)) }, all)
  const isWrong = ({ size }: Part) =>
    size === '' || !(Number(size) > 0) || (by === 'count' && !Number.isInteger(Number(size)))
  const error = sizes
    ? undefined
    : by === 'share'
      ? messages.sharesTooLarge
      : messages.listSize(list.kind, all)
  const nameOf = (i: number) => (i < parts.length ? letterOf(i) : REST)
  return {
    by,
    parts,
    sizes,
    error,
    isWrong,
    isGood: !error && !parts.some(isWrong),
    nameOf,
    setBy(value: SplitSizes['by']) {
      setBy(value)
      setParts(parts.map(({ id }) => ({ id, size: equalSize(value, parts.length, all) })))
    },
    resize: (id: number, size: number | string) =>
      setParts(parts.map((part) => (part.id === id ? { id, size } : part))),
    remove: (id: number) => setParts(parts.filter((part) => part.id !== id)),
    add: () => setParts([...parts, { id: 1 + Math.max(...parts.map(({ id }) => id)), size: '' }]),
    /** The lists to make, one for each part that has members. */
    async plans(sizes: readonly number[], labels: readonly string[], seed: string, field?: RecordField) {
      const places = indexesOfParts(assignParts(labels, sizes, seed), sizes.length)
      const members = await currentMembers(list)
      const split = messages.splitOff(list.name, seed)
      const description = field ? messages.splitByShare(split, fieldLabels[field].toLowerCase()) : split
      const plans: NewListPlan[] = []
      for (const [part, size] of sizes.entries()) {
        if (size === 0) continue
        const tags = [...new Set([...list.tags, 'split', nameOf(part)])]
        const own = await inSlices(membersAtIndexes(members, places[part] ?? []))
        plans.push({
          name: `${list.name}: ${nameOf(part)}`,
          description,
          tags,
          members: own,
          from: [list.id],
        })
      }
      return plans
    },
  }
}

/** The sizes of the parts to enter, and that of the holdout. */
function PartSizes({
  list,
  split: { by, parts, sizes, isGood, isWrong, nameOf, resize, remove },
}: {
  list: List
  split: Split
}) {
  const size = (i: number) => (
    <span className={kit.number}>{isGood && counted(list.kind, sizes?.at(i) ?? 0)}</span>
  )
  return (
    <ul className={`${kit.grid} ${kit.gap6}`}>
      {parts.map((part, i) => (
        <li key={part.id} className={classes.part}>
          <span className={kit.label}>{nameOf(i)}</span>
          <NumberInput
            size="xs"
            aria-label={by === 'share' ? messages.percentOf(nameOf(i)) : messages.recordsOf(nameOf(i))}
            value={part.size}
            onChange={(size) => resize(part.id, size)}
            error={isWrong(part) && (by === 'share' ? messages.numberOver0 : messages.wholeNumberOver0)}
            suffix={by === 'share' ? ' %' : ''}
            allowDecimal={by === 'share'}
            allowNegative={false}
            thousandSeparator=","
            hideControls
          />
          {size(i)}
          <IconButton
            Icon={IconX}
            label={messages.remove(nameOf(i))}
            disabled={parts.length === 1}
            onClick={() => remove(part.id)}
          />
        </li>
      ))}
      <li className={classes.part}>
        <span className={kit.label}>{messages.holdout}</span>
        <span className={kit.muted}>{messages.rest}</span>
        {size(-1)}
      </li>
    </ul>
  )
}

/** Equal parts of everything. */
const equalSize = (by: SplitSizes['by'], many: number, all: number) =>
  by === 'share' ? Math.floor(100 / many) : Math.floor(all / many)
