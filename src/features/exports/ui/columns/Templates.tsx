import { Button, Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import {
  templateDeleted,
  templateRenamed,
  templateSaved,
  templatesQuery,
} from '#features/exports/data/templates.ts'
import { known } from '#features/exports/model/columns/order.ts'
import type { Column } from '#files/column.ts'
import { some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { NamedList, NamedRow } from '#ui/NamedList.tsx'
import { NameForm } from '#ui/NameForm.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import classes from './columns.module.css'

interface Props {
  kind: Kind
  columns: readonly Column[]
  onUse: (columns: readonly Column[]) => void
}

/** Columns that were kept under a name: used again, renamed, deleted; and the ones of now kept. */
export function Templates({ kind, columns, onUse }: Props) {
  const [opened, setOpened] = useState(false)
  const { data: templates = [], error } = useQuery(templatesQuery(kind))
  const [problem, setProblem] = useState<Error>()
  const close = () => setOpened(false)
  const save = (name: string) =>
    templateSaved({ kind, name, columns: [...columns] }).then(close, (cause) => setProblem(cause as Error))
  const wrong = problem ?? error
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          className={classes.templates}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconBookmark size={14} stroke={1.7} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Templates
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Templates">
        {wrong && <ProblemNote problem={wrong} />}
        {templates.length === 0 && (
          <p className={`${kit.second} ${classes.hint}`}>
            A template saves the columns, their order and headings in this browser for later exports.
          </p>
        )}
        <NamedList>
          {templates.map((template) => (
            <NamedRow
              key={template.name}
              what="template"
              name={template.name}
              isTaken={(name) => templates.some((other) => other !== template && other.name === name)}
              onUse={() => {
                onUse(known(kind, template.columns))
                close()
              }}
              onRename={(name) => void templateRenamed(template, name).catch(setProblem)}
              onDelete={() => void templateDeleted(template).catch(setProblem)}
              details={<span className={kit.second}>{some(template.columns.length, 'column')}</span>}
            />
          ))}
        </NamedList>
        <NameForm
          what="template"
          label="Name of the template"
          button={`Save ${some(columns.length, 'column')}`}
          initial=""
          onName={save}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
