/** A number for each percent from 0 to 100. */
export const newBins = () => new Array<number>(101).fill(0)
