import { DataError } from '#service/versions/data-error.ts'

/** The servers do not have a version, or do not answer: it can be opened once they have it. */
export class NotPublished extends DataError {}
