/** A file that cannot be read as rows; its message says what it is, and what to do with it. */
export class FileFault extends Error {}
