import { designVariable } from '@coffer/branding/design-variables'

/** Steps of the 4 px grid, keyed by their size in pixels at the default text size. */
export const space = {
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
} as const
export type Space = keyof typeof space

/** Font sizes, keyed by pixels at the default text size. */
export const size = {
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  44: '2.75rem',
  64: '4rem',
} as const

export const weight = { regular: 400, bold: 700, black: 900 } as const
/** Corner radii by the tenant's shape: of controls and boxes, and of the parts that have another one. */
export const radius = designVariable('radius')
export const buttonRadius = designVariable('button-radius')
export const tagRadius = designVariable('tag-radius')
export const cardRadius = designVariable('card-radius')
export const pictureRadius = designVariable('picture-radius')
export const controlHeight = '3rem'
export const headerHeight = '3.75rem'
export const drawerWidth = '20rem'

/** Maximum widths of forms, reading text, a step with its help beside it, settings and the dashboard. */
export const measure = {
  form: '30rem',
  reading: '42.5rem',
  step: '54rem',
  list: '55rem',
  dashboard: '70rem',
} as const

/** z-index of floating elements; dialogs are in the browser's top layer. */
export const layer = { bar: 10, toast: 20, skipLink: 30 } as const

export const media = {
  /** From 900 px: drawer beside the content. */
  drawer: '@media (min-width: 56.25em)',
  /** From 1024 px: two columns. */
  columns: '@media (min-width: 64em)',
  phone: '@media (max-width: 56.24em)',
  /** A phone with double text size: a line has room for a word or two, so everything is in one column. */
  enlarged: '@media (max-width: 16em)',
  /** Less than 480 px high, such as a phone in landscape or 400 % zoom: nothing is fixed. */
  low: '@media (max-height: 29.99em)',
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const

export const motion = '160ms ease-out'
