import type { Kind } from '#contract/kind.ts'

const n = (count: number) => count.toLocaleString('en-US')

/** The texts of `npm run data`, except those of an import (`import/import-messages.ts`). */
export const cliMessages = {
  help: `Usage
  npm run data -- sample [--companies N] [--people N] [--name NAME]
      Creates sample data: 1 to 20,000,000 companies and 1 to 50,000,000 people. Default: 250,000 of each.
  npm run data -- import FILE... [--kind companies|people] [--sheet SHEET] [--map MAP.json | --mapping NAME | --preset PRESET] [--name NAME] [--strict] [--exclude closed,foreign] [--hold]
  npm run data -- import --from ADDRESS... [the same options]
      Imports companies or people from a CSV, Excel (XLSX), Parquet, JSON lines or GeoJSON file, or a ZIP archive of them. CSV and JSON can be gzipped.
      --from loads the files first, from addresses with http:// or https:// on hosts that the environment variable IMPORT_HOSTS names.
      Several files are one set: columns of the same name are one.
      --sheet selects a sheet of a workbook. Default: the first sheet with data.
      --mapping uses a mapping that was saved on the page Data under that name.
      --preset says which data set the file is from (examples/README.md). Default: detected from the columns.
      --strict imports all rows or none.
      A later file of a data set (--name, or the same file name) is read with the columns of the version before, and compared with it.
      --hold stores it without using it: see "use" and "remove".
      --exclude excludes companies that are closed, superseded or denied (closed), rows outside the US and Canada (foreign), or both.
  npm run data -- refresh SET FILE... [--max-removed 20] [--force] [--hold] [--kind companies|people] [--map MAP.json | --preset PRESET] [--strict]
      Imports the next release of a data set, read as the one before, and prints what is new, removed and changed. For cron: nothing changes, and it
      exits with 1, when a column is missing or more than --max-removed percent of the records would be removed. --force uses it in any case.
  npm run data -- rest NAME FILE [--hold] [--kind companies|people]
      Adds rejected rows to the records of NAME (or NAME@STAMP), as a new version: FILE is its rejects.csv with the wrong cells corrected. Rows that are
      still wrong, or whose Id is in the data already, are in the rejects.csv of the new version. Other records are not changed.
  npm run data -- diff NAME [--kind companies|people] [--csv FILE]
  npm run data -- diff VERSION VERSION [--csv FILE]
      Shows which records are new, removed and changed between the newest version of NAME and the one in use (or the one before it), or between
      two versions (NAME@STAMP), the earlier one first. --csv writes every difference to FILE.
  npm run data -- merge FROM --into NAME [--dry-run] [--threshold 0.8] [--doubt 0.5] [--prefer FIELD=from,...] [--decisions merge.csv] [--hold] [--kind companies|people]
      Merges the data set FROM into NAME, as a new version of NAME: records that are in both (probability of --threshold or more) complete those of NAME field by field,
      others are added, and pairs from --doubt up to --threshold are listed in merge.csv and not added. NAME wins where both have a value, unless --prefer
      says otherwise for a field or a group (name, address, location, phone, web, industry, size, contact, status, household, other).
      --dry-run shows how many records would be merged, in doubt and added at several thresholds, and changes nothing.
      --decisions reads a merge.csv in which you wrote same or different in the column decision.
      Threshold, doubt and preferences are stored and used for the next merge into NAME.
  npm run data -- list
      Lists the versions of the data. * marks those in use, ? those that wait to be used or removed (--hold).
  npm run data -- use NAME
      Switches to the newest version of NAME, or to NAME@STAMP, for each kind that has it.
  npm run data -- remove NAME
      Removes all versions of NAME, or only NAME@STAMP, for both kinds.
  npm run data -- verify [NAME]
      Compares the files of all versions, of NAME or of NAME@STAMP with their checksums. Exits with 1 if a version is damaged.
  npm run data -- backup FOLDER
      Copies all that is stored (data, keys, counts, corrections) to a new folder, also while a service runs, and compares it with its checksums.
  npm run data -- publish FOLDER|s3://BUCKET/PREFIX [SET...] [--keep N] [--follow]
      Publishes the versions in use, or the newest ones of each SET (or NAME@STAMP), for services with DATA_SOURCE. What is there already is not copied again.
      Earlier versions remain; --keep N removes all but the newest N. --follow goes on and publishes what is imported, corrected or forgotten later.
  npm run data -- quality NAME [--csv FILE]
      Reports how full the fields of NAME are, rejected rows, the precision of points, missing industries, suspected duplicates and records by state.
  npm run data -- publish clickhouse [NAME]
      Copies the versions in use, or the newest of NAME, to the ClickHouse servers of CLICKHOUSE_URL, a part of the records to each, and compares counts and checksums.
  npm run data -- corrections NAME [--kind companies|people] [--csv FILE] [--notes FILE]
  npm run data -- corrections NAME --undo ID [--kind companies|people]
      Lists what the operator has corrected of NAME, or undoes the correction of a record. --csv writes all of it to FILE, --notes as notes in
      GeoJSON for those who keep the source, such as OpenStreetMap and Overture.
  npm run data -- forget --kind companies|people --id ID [--reason TEXT]
  npm run data -- forget --kind people --first NAME --last NAME [--address STREET --zip ZIP] [--phone PHONE] [--email EMAIL] [--reason TEXT]
  npm run data -- forget --kind companies --company NAME [--address STREET --zip ZIP] [--phone PHONE] [--reason TEXT]
      Excludes a record of the data in use, or anyone who has these details, from every answer, also in later releases and other data sets. The details
      are stored as keyed hashes only.
  npm run data -- forget [--kind companies|people]
  npm run data -- forget --kind companies|people --lift ENTRY
      Lists what was forgotten, or ends it for an entry of the list.
  npm run data -- audit verify
      Checks the audit: names the first line that was changed or inserted, and what is missing. Exits with 1 if there is any.
  npm run data -- boundaries import FILE... [--name NAME]
      Imports outlines of ZIP codes or cities from the Census Bureau's shapefiles (.zip, or .shp beside its .dbf) or GeoJSON.
      All outlines of a kind are replaced: name all files of the kind in one command.
  npm run data -- boundaries list
      Lists the outlines.
  npm run data -- boundaries remove NAME
      Removes the outlines of NAME.
  npm run data -- addresses import FILE... [--name NAME]
      Imports addresses for the geocoder: TIGER/Line ADDRFEAT files (.zip, or .shp beside its .dbf), which are ranges of house numbers; OpenAddresses (CSV or
      GeoJSON) and Overture addresses (Parquet), which are points. All addresses of a kind are replaced: name all files of the kind in one command.
  npm run data -- geocode SET [--hold] [--kind companies|people]
      Locates the records of a data set that are in the middle of their ZIP code or city again, by the addresses that are imported now, and stores the result as a new version.
  npm run data -- addresses list
      Lists the addresses.
  npm run data -- addresses remove NAME
      Removes the addresses of NAME.

Companies and people each have their own version in use. The data is stored in the folder DATA_DIR (default: ./data). A running service switches to a new version automatically.`,

  missing: (argument: string) => `${argument} is missing`,
  tooMany: (argument: string, extra: string) => `Only one ${argument} is allowed; "${extra}" is one too many`,
  unexpected: (word: string) => `"${word}" is one word too many`,
  notANumber: (kind: Kind, text: string) => `--${kind} must be a whole number, not "${text}"`,
  unknownKind: (kinds: readonly Kind[], text: string) =>
    `--kind must be ${kinds.join(' or ')}, not "${text}"`,
  unknownExclusion: (known: readonly string[], text: string) =>
    `--exclude must be ${known.join(' or ')}, or several with commas between them, not "${text}"`,
  severalMappings: 'Only one of --map, --mapping and --preset can be used',
  notAPercentage: (text: string) => `--max-removed must be a percentage from 0 to 100, not "${text}"`,
  noCommand: 'No command given',
  unknownCommand: (command: string) => `Unknown command "${command}"`,

  creating: (kind: Kind) => `Creating ${kind}`,
  created: (count: number, kind: Kind, seconds: number) =>
    `Created ${n(count)} ${kind} in ${seconds.toFixed(1)} s.`,
  inUse: (version: string, kind: Kind) => `${version} is now in use for ${kind}.`,
  stored: (folder: string) => `Stored in ${folder}. A running service switches to it automatically.`,
  removed: (version: string, kind: Kind) => `Removed ${version} (${kind}).`,
  noData: (dataDir: string) => `No data in ${dataDir} yet.`,
  damaged: (error: string) => `damaged: ${error}`,
  contents: (records: number, kind: Kind, date: string) =>
    `${n(records).padStart(12)} ${kind}, as of ${date}`,
  undamaged: (records: number, kind: Kind, bytes: number) =>
    `OK: ${n(records)} ${kind}, ${n(Math.ceil(bytes / 1e6))} MB`,
} as const
