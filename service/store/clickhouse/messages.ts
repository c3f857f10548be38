/** Messages of the databases of ClickHouse. */
export const clickhouseMessages = {
  missing: (version: string) =>
    `ClickHouse does not answer for ${version}. Check CLICKHOUSE_URL, and publish the version first: npm run data -- publish clickhouse`,
  otherParts: (version: string) =>
    `The servers of CLICKHOUSE_URL do not have all records of ${version}, each once. Publish it to these servers: npm run data -- publish clickhouse`,
}
