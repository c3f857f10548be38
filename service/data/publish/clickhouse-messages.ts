/** Messages of a version's copy in ClickHouse. */
export const publishMessages = {
  differs: (table: string, column: string | undefined) =>
    `The copy of ${column ? `${table}.${column}` : `the table ${table}`} in ClickHouse differs from what was sent. Nothing is used of it: publish again, and check the disks of the server if it happens twice.`,
  progress: 'Records sent',
  noServers:
    'Set CLICKHOUSE_URL to the servers of ClickHouse: CLICKHOUSE_URL=http://localhost:8123 npm run data -- publish clickhouse',
  published: (version: string, database: string, servers: number) =>
    `${version} is published as ${database} on ${servers === 1 ? '1 server' : `${servers} servers`}`,
  present: (version: string, database: string) => `${version} is already published as ${database}`,
}
