import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const accent: MantineColorsTuple = [
  '#e6f4f6',
  '#cfe8ec',
  '#a3d3da',
  '#6fbcc7',
  '#3bc9db',
  '#1098ad',
  '#0b7285',
  '#0a6576',
  '#085463',
  '#06424e',
]

/** Mantine's own grays for the dark scheme, in the design's hue: text, seconds, edges, borders, hovers, backgrounds. */
const dark: MantineColorsTuple = [
  '#dbe3eb',
  '#b8c3ce',
  '#96a3b1',
  '#96a3b1',
  '#6b7a8e',
  '#1f2833',
  '#1a222c',
  '#161d26',
  '#11171f',
  '#0b1016',
]

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, dark },
  fontFamily: "'Inter Variable', sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', monospace",
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '16px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  lineHeights: { md: '1.42' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Tooltip: { defaultProps: { openDelay: 400, fz: 12, withArrow: true } },
    Button: { defaultProps: { size: 'xs', fz: 12.5, fw: 600 } },
    // Mantine sets both 2 px below the label.
    InputWrapper: {
      vars: () => ({
        label: {},
        description: { '--input-description-size': '11px' },
        error: { '--input-error-size': '12px' },
      }),
    },
    TextInput: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs', comboboxProps: { shadow: 'md' } } },
    Popover: { defaultProps: { shadow: 'md', withinPortal: true } },
    Menu: { defaultProps: { shadow: 'md', returnFocus: true, withInitialFocusPlaceholder: false } },
    // Mantine's own track is the edge of inputs in dark, almost as bright as what is done.
    Progress: { styles: { root: { background: 'var(--c-well)' } } },
    Portal: { defaultProps: { target: '#layers' } },
  },
})

/** The palette of the design, light and dark, as CSS variables that every style sheet uses by name. */
const light = {
  bg: '#ffffff',
  page: '#f7f8f9',
  well: '#eef1f3',
  border: '#e3e6ea',
  hairline: '#eff1f3',
  text: '#17202a',
  second: '#5a6570',
  edge: '#868f98',
  soft: '#cbd2d9',
  fill: '#0b7285',
  accent: '#0b7285',
  wash: '#e6f4f6',
  bar: '#1098ad',
  danger: '#c02626',
  'danger-wash': '#fdeeee',
  'danger-line': '#f3c5c5',
  wait: '#945200',
  'wait-wash': '#fff5e2',
  'wait-line': '#f0d9ad',
  saved: '#1f7a38',
  'saved-wash': '#e8f6ec',
  other: '#5f3dc4',
  third: '#b45309',
  differs: '#ffe4a8',
  shadow: '0 2px 8px #0b1a2a1f',
  hatch: '#f0a9a9',
}
const night: typeof light = {
  bg: '#161d26',
  page: '#11171f',
  well: '#1f2833',
  border: '#2a333f',
  hairline: '#1f2832',
  text: '#dbe3eb',
  second: '#96a3b1',
  edge: '#6b7a8e',
  soft: '#3d4857',
  fill: '#0b7285',
  accent: '#3bc9db',
  wash: '#10303a',
  bar: '#22b8cf',
  danger: '#ff8f8f',
  'danger-wash': '#3a1d22',
  'danger-line': '#6b2f37',
  wait: '#ffc078',
  'wait-wash': '#36280f',
  'wait-line': '#5c4620',
  saved: '#69db7c',
  'saved-wash': '#15301f',
  other: '#b197fc',
  third: '#ffa94d',
  differs: '#5a4310',
  shadow: '0 2px 8px #00000066',
  hatch: '#8a3d45',
}

const named = (palette: typeof light) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--c-${name}`, value]))

/** The colors of the light scheme as CSS variables, for what is on paper. */
export const paperColors = named(light)

const mantine = {
  '--mantine-color-body': 'var(--c-bg)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-second)',
  '--mantine-color-default': 'var(--c-bg)',
  '--mantine-color-default-hover': 'var(--c-page)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-default-border': 'var(--c-soft)',
  '--mantine-color-placeholder': 'var(--c-second)',
  '--mantine-color-anchor': 'var(--c-accent)',
  '--mantine-color-error': 'var(--c-danger)',
  '--mantine-primary-color-light': 'var(--c-wash)',
  '--mantine-primary-color-light-color': 'var(--c-accent)',
}

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...named(light), ...mantine },
  dark: { ...named(night), ...mantine },
})
