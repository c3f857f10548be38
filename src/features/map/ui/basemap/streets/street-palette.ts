import type { Scheme } from '../palette.ts'

/** A road: its surface, and the line on both sides of it. */
type RoadColors = { fill: string; edge: string }

/** Colors of streets, quieter than the results above them. */
export interface StreetPalette {
  park: string
  wood: string
  grounds: string
  building: string
  buildingEdge: string
  highway: RoadColors
  major: RoadColors
  minor: RoadColors
  path: string
  rail: string
  roadText: string
  placeText: string
  waterText: string
  parkText: string
}

export const streetPalettes: Record<Scheme, StreetPalette> = {
  light: {
    park: '#e0ebd6',
    wood: '#d6e5cd',
    grounds: '#eeebe3',
    building: '#e9e5dc',
    buildingEdge: '#dcd7cc',
    highway: { fill: '#f8e3b4', edge: '#dcc288' },
    major: { fill: '#ffffff', edge: '#d3ccbe' },
    minor: { fill: '#ffffff', edge: '#e0dbd0' },
    path: '#e3ddd0',
    rail: '#cfc9bf',
    roadText: '#4d5660',
    placeText: '#5b626a',
    waterText: '#4a6683',
    parkText: '#4b6b45',
  },
  dark: {
    park: '#1b2d2b',
    wood: '#1a302b',
    grounds: '#1e2833',
    building: '#222d39',
    buildingEdge: '#2a3644',
    highway: { fill: '#575344', edge: '#121920' },
    major: { fill: '#3d4a59', edge: '#141b23' },
    minor: { fill: '#2c3744', edge: '#161e27' },
    path: '#26313d',
    rail: '#313d4a',
    roadText: '#b4c0cc',
    placeText: '#93a2b1',
    waterText: '#6d8aa6',
    parkText: '#7fa58f',
  },
}
