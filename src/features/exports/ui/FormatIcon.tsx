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

/** The icon of a file format. */
export function FormatIcon({ form, size = 17 }: { form: FileFormat; size?: number }) {
  const Icon = icons[form]
  return <Icon size={size} stroke={1.7} aria-hidden />
}
