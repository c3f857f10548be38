/** An export as a script makes it: pages of a search or of ids, each record once, as JSON lines. */
export interface ExportScript {
  /** The endpoint of the records: "/v1/companies/search". */
  path: string
  /** The criteria with the fields that are wanted, without limit and offset. */
  body: object
  /** The requested ids; undefined for a search. */
  ids?: readonly string[] | undefined
  /** The ids that are not written. */
  excludedIds: readonly string[]
  /** Records at most; undefined for all. */
  maxRecords?: number | undefined
  /** Records of a page. */
  page: number
}
