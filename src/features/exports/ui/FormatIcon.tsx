import {
  IconAddressBook,
  IconBraces,
  IconBrandGoogle,
  IconCsv,
  IconFileSpreadsheet,
  IconMapPin,
  IconTag,
  IconUsers,
} from '@tabler/icons-react'
import type { FileFormat } from '#files/column.ts'
import kit from '#ui/kit.module.css'

const icons: Record<FileFormat, typeof IconTag> = {
  csv: IconCsv,
  xlsx: IconFileSpreadsheet,
  geojson: IconMapPin,
  jsonl: IconBraces,
  vcard: IconAddressBook,
  'labels-5160': IconTag,
  'labels-5163': IconTag,
  'labels-L7160': IconTag,
  google: IconBrandGoogle,
  hubspot: IconUsers,
}

interface Props {
  form: FileFormat
  size?: number
  className?: string | undefined
}

/** The icon of a file format. */
export function FormatIcon({ form, size = 17, className }: Props) {
  const Icon = icons[form]
  return <Icon size={size} stroke={1.7} aria-hidden className={`${kit.fixed} ${className ?? ''}`} />
}
