import { ActionIcon, Button, Popover, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind'
import { some } from '../../../criteria/format.ts'
import type { Column } from '../../../lists/job.ts'
import {
  type Template,
  templateDeleted,
  templateRenamed,
  templateSaved,
  templatesQuery,
} from '../../../state/templates.ts'
import { NameForm } from '../../../ui/NameForm.tsx'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import classes from './columns.module.css'
import { known } from './order.ts'

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
          <p className={classes.hint}>
            A template keeps the columns with their order and headings, in this browser, for the next export.
          </p>
        )}
        <ul className={classes.kept}>
          {templates.map((template) => (
            <TemplateRow
              key={template.name}
              template={template}
              others={templates.filter((other) => other !== template)}
              onUse={() => {
                onUse(known(kind, template.columns))
                close()
              }}
              onProblem={setProblem}
            />
          ))}
        </ul>
        <NameForm
          what="template"
          label="Name of the template"
          button={`Save ${some(columns.length, 'column')}`}
          start=""
          onName={save}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

interface RowProps {
  template: Template
  others: readonly Template[]
  onUse: () => void
  onProblem: (problem: Error) => void
}

function TemplateRow({ template, others, onUse, onProblem }: RowProps) {
  const [renaming, setRenaming] = useState(false)
  const { name, columns } = template
  if (renaming)
    return (
      <li>
        <NameForm
          what="template"
          label="New name of the template"
          button="Rename"
          start={name}
          fault={(next) =>
            others.some((other) => other.name === next) ? 'Another template has this name' : undefined
          }
          onName={(next) => {
            setRenaming(false)
            templateRenamed(template, next).catch(onProblem)
          }}
        />
      </li>
    )
  return (
    <li className={classes.template}>
      <UnstyledButton className={classes.use} onClick={onUse}>
        <bdi>{name}</bdi>
        <span className={classes.second}>{some(columns.length, 'column')}</span>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={14} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={`Delete ${name}`}
        onClick={() => void templateDeleted(template).catch(onProblem)}
      >
        <IconTrash size={14} stroke={1.7} />
      </ActionIcon>
    </li>
  )
}
