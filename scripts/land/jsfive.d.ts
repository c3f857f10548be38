declare module 'jsfive' {
  /** A file of HDF5 or netCDF 4. */
  export class File {
    constructor(bytes: ArrayBuffer, name: string)
    get(name: string): { value: number[] }
  }
}
