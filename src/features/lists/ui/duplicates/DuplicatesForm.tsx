import { Button, Checkbox, Loader, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { defaultMatchKey, duplicatesQuery } from '#features/lists/data/find-duplicates.ts'
import { duplicatesMessages as messages } from '#features/lists/messages/duplicates.ts'
import {
  type DuplicateGroup,
  idsToRemove,
  type KeepRule,
  keepRulesFor,
  keepRuleText,
  selectInGroup,
} from '#lists/duplicates.ts'
import { type List, membersWhere, sizeOf } from '#lists/list.ts'
import { comparedFields, type MatchKey, matchKeyRules, matchKeys } from '#lists/match-keys.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { Grid, Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'
import { Groups } from './DuplicateGroups.tsx'
import classes from './duplicates.module.css'

const none: never[] = []

/** Finds duplicates in a list, shows which record of each group to keep, and removes the others. */
export function DuplicatesForm({ list, onDone }: { list: List; onDone: () => void }) {
  const [by, setBy] = useState<MatchKey[]>([defaultMatchKey[list.kind]])
  const [rule, setRule] = useState<KeepRule>('first')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const work = useTask()
  const dating = useTask()
  // Search again once after all records are loaded, and not after every page.
  const isReading = work.state.step === 'running' || dating.state.step === 'running'
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...duplicatesQuery(list, by),
    enabled: !isReading,
  })
  const groups = (by.length && data?.groups) || none
  const removed = useMemo(() => idsToRemove(groups, rule, selected), [groups, rule, selected])
  const undated = useMemo(() => (rule === 'newest' ? idsWithoutDate(groups) : []), [rule, groups])
  const isReady = data !== undefined && !isPlaceholderData && !isFetching
  const making = useListActions(list)
  const remove = async () => {
    const members = await inSlices(membersWhere(await currentMembers(list), (id) => !removed.has(id)))
    const description =
      by.length === 1 && by[0] ? `${matchKeyRules[by[0]].label} removed` : messages.duplicatesRemoved
    if (await making.change(description, members)) onDone()
  }
  return (
    <div className={kit.form}>
      <Rules kind={list.kind} by={by} onBy={setBy} rule={rule} onRule={setRule} />
      {error && <ProblemNote problem={error} />}
      {by.length === 0 ? (
        <p className={kit.second} role="status">
          {messages.noRule}
        </p>
      ) : (
        <>
          {data && (
            <LoadOffer
              kind={list.kind}
              ids={data.unread}
              fields={comparedFields(list.kind, by)}
              reason={messages.notFoundAmong}
              work={work}
            />
          )}
          {!isReady && !isReading && <Loader role="img" size="sm" aria-label={messages.loading} />}
          {isReady && data.read > 0 && (
            <p className={kit.strong} role="status">
              {groups.length === 0
                ? messages.noDuplicates(list.kind, data.read)
                : messages.found(groups.length, list.kind, data.read, removed.size)}
            </p>
          )}
          <LoadOffer
            kind={list.kind}
            ids={undated}
            fields={['UpdateDate', ...comparedFields(list.kind, by)]}
            scope={messages.withDate}
            reason={messages.withoutDate}
            work={dating}
          />
          <Groups
            kind={list.kind}
            groups={groups}
            rule={rule}
            selected={selected}
            onChoose={(group, id) => setSelected(selectInGroup(selected, group, id))}
          />
        </>
      )}
      <Actions>
        <Button disabled={!isReady || removed.size === 0} onClick={remove}>
          {removed.size > 0 ? messages.removeKeep(removed.size, sizeOf(list)) : messages.removeDuplicates}
        </Button>
      </Actions>
    </div>
  )
}

/** The records of groups without a loaded update date. */
const idsWithoutDate = (groups: readonly DuplicateGroup[]): string[] =>
  groups.flatMap(({ facts }) => facts.filter(({ dated }) => !dated).map(({ id }) => id))

/** When records are duplicates, and which of them to keep. */
function Rules({
  kind,
  by,
  onBy,
  rule,
  onRule,
}: {
  kind: Kind
  by: MatchKey[]
  onBy: (by: MatchKey[]) => void
  rule: KeepRule
  onRule: (rule: KeepRule) => void
}) {
  const offered = matchKeys.filter((matchKey) => matchKeyRules[matchKey].fields[kind])
  return (
    <div className={classes.choices}>
      <Checkbox.Group
        label={messages.duplicateWhen}
        labelProps={{ mb: 6 }}
        value={by}
        onChange={(values) => onBy(matchKeys.filter((it) => values.includes(it)))}
      >
        <Grid columns="fit">
          {offered.map((matchKey) => (
            <Checkbox
              key={matchKey}
              size="xs"
              value={matchKey}
              classNames={{ description: kit.tiny ?? '' }}
              label={matchKeyRules[matchKey].label.toLowerCase()}
              description={matchKeyRules[matchKey].note[kind]}
            />
          ))}
        </Grid>
      </Checkbox.Group>
      <Stack>
        <Select
          label={messages.keepFromEachGroup}
          data={keepRulesFor(kind).map((value) => ({ value, label: keepRuleText[value] }))}
          value={rule}
          onChange={(value) => value && onRule(value as KeepRule)}
          allowDeselect={false}
        />
        <p className={kit.second}>{messages.ruleHint}</p>
      </Stack>
    </div>
  )
}
