import { z } from 'zod'

/** One column of a file: a field by the API's own name, or a part of one ("Location.Latitude"), and its heading. */
export const Column = z.object({ name: z.string(), heading: z.string() })
export type Column = z.infer<typeof Column>

/** The formats of exported files. */
export const fileFormatNames = [
  'csv',
  'xlsx',
  'geojson',
  'jsonl',
  'vcard',
  'labels-5160',
  'labels-5163',
  'labels-L7160',
  'google',
  'hubspot',
] as const
export type FileFormat = (typeof fileFormatNames)[number]
