/** Another service with the same API, and the key that the gateway adds. */
export interface Upstream {
  /** Address without a last slash; paths of the contract follow it. */
  url: string
  key: string
}
