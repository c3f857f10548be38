declare module 'vt-pbf' {
  type Layers = Record<string, { features: unknown[] }>
  const vtpbf: {
    fromGeojsonVt(layers: Layers, options?: { version?: number; extent?: number }): Uint8Array
  }
  export default vtpbf
}
