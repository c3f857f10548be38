import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CorrectionList } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { correctionMessages as messages } from '#features/corrections/messages.ts'
import { type AnyRecord, fieldLabels, type RecordField } from '#records/record.ts'
import { useService } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Note } from '#ui/Note.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { recordCorrectionQuery } from '../data/queries.ts'
import { correctedFieldsOf } from '../model/form.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { CorrectionItem } from './CorrectionItem.tsx'

interface Props {
  kind: Kind
  id: string
  /** Absent where searches do not find it, as it is marked as a duplicate. */
  record: AnyRecord | undefined
  level: 2 | 3
}

/** What is corrected of a record: for the operator with buttons to correct and to undo, for all others as a note. */
export function RecordCorrections(props: Props) {
  const { kind, id, record } = props
  const isOperator = useService()?.isOperator ?? false
  const { data } = useQuery({ ...recordCorrectionQuery(kind, id), enabled: isOperator })
  const corrected = record ? correctedFieldsOf(record) : []
  if (isOperator) return <Managed {...props} list={data} />
  if (corrected.length === 0) return null
  return <Note>{messages.visitor(corrected.map((field) => fieldLabels[field as RecordField]))}</Note>
}

function Managed({ kind, id, record, level, list }: Props & { list: CorrectionList | undefined }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const [correction] = list?.corrections ?? []
  if (!record && !correction) return null
  return (
    <Panel aria-label={messages.title}>
      <SectionTitle
        level={level}
        className={kit.spaceBelow}
        actions={
          record && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
              disabled={!list}
              onClick={open}
            >
              {messages.correct}
            </Button>
          )
        }
      >
        {messages.title}
      </SectionTitle>
      {list && correction ? (
        <CorrectionItem kind={kind} set={list.name} correction={correction} />
      ) : (
        <p className={kit.second}>{messages.none}</p>
      )}
      {record && (
        <OnceOpened opened={isOpen}>
          <CorrectDialog
            key={`${id} ${record.ETag}`}
            opened={isOpen}
            onClose={close}
            kind={kind}
            record={record}
            stored={correction}
          />
        </OnceOpened>
      )}
    </Panel>
  )
}
