import { writeFileSync } from 'node:fs'
import { schemaText } from '#service/xml/schema.ts'

/** The XML Schema that the service ships, made from the contract. */
export const schemaFile = new URL('../public/catchment.xsd', import.meta.url)

if (process.argv[1] === import.meta.filename) writeFileSync(schemaFile, schemaText())
