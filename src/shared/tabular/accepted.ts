/** The `accept` of a file button: the endings and types of files that the reader of tables opens. */
export const acceptedTables = '.csv,.tsv,.txt,.gz,.xlsx,.jsonl,.ndjson,text/csv,text/plain,application/gzip'
