import type { Palette } from '../palette.ts'

/** How one kind of name is written. Sizes and tracking in CSS pixels. */
export type TextStyle = {
  font: string
  size: number
  tracking: number
  color: keyof Palette
  halo: keyof Palette
}

const FAMILY = '"Inter Variable", Inter, system-ui, sans-serif'

/** The few ways in which the map writes a name. */
export const STYLES = {
  metropolis: { font: `620 14px ${FAMILY}`, size: 14, tracking: -0.1, color: 'placeText', halo: 'landHalo' },
  city: { font: `600 12px ${FAMILY}`, size: 12, tracking: 0, color: 'placeText', halo: 'landHalo' },
  town: { font: `500 11.5px ${FAMILY}`, size: 11.5, tracking: 0, color: 'smallPlaceText', halo: 'landHalo' },
  county: { font: `550 11px ${FAMILY}`, size: 11, tracking: 0.9, color: 'countyText', halo: 'landHalo' },
  state: { font: `620 12px ${FAMILY}`, size: 12, tracking: 1.6, color: 'stateText', halo: 'landHalo' },
  stateLetters: { font: `620 11px ${FAMILY}`, size: 11, tracking: 0.4, color: 'stateText', halo: 'landHalo' },
  water: {
    font: `italic 450 13px ${FAMILY}`,
    size: 13,
    tracking: 0.3,
    color: 'waterText',
    halo: 'waterHalo',
  },
} satisfies Record<string, TextStyle>

export type StyleName = keyof typeof STYLES
