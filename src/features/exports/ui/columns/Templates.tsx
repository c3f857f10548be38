import { Button, Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import {
  deleteTemplate,
  renameTemplate,
  saveTemplate,
  templatesQuery,
} from '#features/exports/data/templates.ts'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { columnsOfKind } from '#features/exports/model/columns.ts'
import type { Column } from '#files/column.ts'
import kit from '#ui/kit.module.css'
import { NamedList, NamedRow } from '#ui/NamedList.tsx'
import { NameForm } from '#ui/NameForm.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'

interface Props {
  kind: Kind
  columns: readonly Column[]
  onUse: (columns: readonly Column[]) => void
}

/** Saved templates of columns: use, rename, delete, and save the current columns as a new one. */
export function Templates({ kind, columns, onUse }: Props) {
  const [opened, setOpened] = useState(false)
  const { data: templates = [], error } = useQuery(templatesQuery(kind))
  const [problem, setProblem] = useState<Error>()
  const close = () => setOpened(false)
  const save = (name: string) =>
    saveTemplate({ kind, name, columns: [...columns] }).then(close, (cause) => setProblem(cause as Error))
  const shownProblem = problem ?? error
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconBookmark size={14} stroke={1.7} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {columnMessages.templates}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={columnMessages.templates}>
        {shownProblem && <ProblemNote problem={shownProblem} />}
        {templates.length === 0 && (
          <p className={`${kit.second} ${kit.spaceBelow}`}>{columnMessages.noTemplates}</p>
        )}
        <NamedList>
          {templates.map((template) => (
            <NamedRow
              key={template.name}
              what="template"
              name={template.name}
              isTaken={(name) => templates.some((other) => other !== template && other.name === name)}
              onUse={() => {
                onUse(columnsOfKind(kind, template.columns))
                close()
              }}
              onRename={(name) => void renameTemplate(template, name).catch(setProblem)}
              onDelete={() => void deleteTemplate(template).catch(setProblem)}
              details={<span className={kit.second}>{columnMessages.count(template.columns.length)}</span>}
            />
          ))}
        </NamedList>
        <NameForm
          what="template"
          label={columnMessages.templateName}
          button={columnMessages.saveColumns(columns.length)}
          initial=""
          onName={save}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
