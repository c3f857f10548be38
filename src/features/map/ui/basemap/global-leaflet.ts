import * as leaflet from 'leaflet'

// protomaps-leaflet and pmtiles reach for a global `L` when they make a layer.
Object.assign(globalThis, { L: leaflet })
