declare module 'us-atlas/counties-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  type Named = GeometryCollection<{ name: string }>
  const atlas: Topology<{ counties: Named; states: Named; nation: Named }>
  export default atlas
}
