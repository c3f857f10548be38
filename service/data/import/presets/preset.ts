import { z } from 'zod'
import { Mapping } from '../columns/mapping.ts'

/** One form in which the files of a data set come: `needs` are the columns that only this form has, the rest adds to the preset's mapping. */
const Layout = z.strictObject({
  needs: z.array(z.string()).min(1),
  columns: Mapping.shape.columns,
  categories: Mapping.shape.categories,
})

/** A data set that many people have: where it is from, on what terms, and how its files are read. Columns that a file lacks are ignored. */
export const Preset = Mapping.extend({
  name: z.string().regex(/^[a-z][a-z\d-]*$/),
  title: z.string().min(1),
  /** The page of the publisher. */
  source: z.url(),
  license: z.string().min(1),
  /** What has to be said where the data is shown; empty when nothing has to. */
  attribution: z.string(),
  layouts: z.array(Layout).min(1),
})
export type Preset = z.infer<typeof Preset>
export type Layout = z.infer<typeof Layout>
