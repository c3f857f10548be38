import {
  IconBuilding,
  IconBuildingFactory2,
  IconChartDots,
  IconFileText,
  IconHeart,
  IconHome,
  IconHomeHeart,
  IconMapPin,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Kind } from '#contract/kind.ts'
import { recordFieldMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, fieldLabels } from '#records/record.ts'
import { type FieldGroup, sourceOf } from '#records/record-groups.ts'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { Card } from './Card.tsx'
import { FieldList, isExtra } from './RecordFields.tsx'

const icons: Record<string, TablerIcon> = {
  Address: IconMapPin,
  Contact: IconUser,
  Person: IconUser,
  Industry: IconBuildingFactory2,
  Size: IconUsers,
  Business: IconBuilding,
  Household: IconHomeHeart,
  Home: IconHome,
  Interests: IconHeart,
  'Likely behavior': IconChartDots,
}

interface Props {
  kind: Kind
  group: FieldGroup
  record: AnyRecord
}

/** One group of fields: what the record has of them, which formats carry it, and what it lacks. */
export function FieldCard({ kind, group: { title, fields }, record }: Props) {
  const present = fields.filter((field) => record[field] !== undefined)
  const absent = fields.filter((field) => record[field] === undefined && !isExtra(field))
  const source = sourceOf(kind, fields, record)
  return (
    <Card
      title={title}
      icon={icons[title] ?? IconFileText}
      aside={source && <Tag title={messages.source}>{source}</Tag>}
    >
      <FieldList fields={present} record={record} />
      {absent.length > 0 && (
        <p className={kit.second}>{messages.notKnown(absent.map((field) => fieldLabels[field]))}</p>
      )}
    </Card>
  )
}
