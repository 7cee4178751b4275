import { role } from '../roles.ts'
import type { DesignVariable } from './design-variables.ts'
import { headingTypefaceOf } from './font-faces.ts'
import type { Design, Shape, Surface } from './options.ts'
import { frontValues } from './front-page.ts'
import { fontStack, titleWeight } from './typefaces.ts'

type Values = Readonly<Partial<Record<DesignVariable, string>>>

/** The corners of each shape; the values of `soft` are the defaults. */
export const shapeValues: Record<Shape, Values> = {
  square: {
    radius: '0px',
    'button-radius': '0px',
    'tag-radius': '0px',
    'card-radius': '0px',
    'picture-radius': '0px',
  },
  soft: {},
  round: {
    radius: '0.75rem',
    'button-radius': '1.5rem',
    'tag-radius': '0.75rem',
    'card-radius': '1.25rem',
    'picture-radius': '1.25rem',
  },
}

/** A shadow is invisible on a dark page, so a raised card has a hairline there. */
const surfaceValues: Record<Surface, { light: Values; dark: Values }> = {
  hairline: { light: {}, dark: {} },
  tinted: {
    light: {
      'page-background': role('surface'),
      'card-background': role('surface-tinted'),
      'card-edge': 'transparent',
      // Neither grey nor a second tint is distinct on the tint of the card.
      'card-inset': role('surface'),
      'card-tint': role('surface'),
    },
    dark: {
      'page-background': role('background'),
      'card-inset': role('surface-sunken'),
      'card-tint': role('primary-soft'),
    },
  },
  raised: {
    light: {
      'page-background': role('surface-sunken'),
      'card-edge': 'transparent',
      'card-shadow': `0 1px 2px ${role('shadow')}, 0 0.5rem 1.5rem -0.5rem ${role('shadow')}`,
    },
    dark: {
      'page-background': role('background'),
      'card-edge': role('hairline'),
      'card-shadow': '0 0 transparent',
    },
  },
}

/** Printed pages have neither tints nor shadows. */
const printed: Values = {
  'card-background': role('surface'),
  'card-edge': role('hairline'),
  'card-shadow': '0 0 transparent',
}

/** Lato is the default family, so it needs no values. */
function fontValues(design: Design): Values {
  const { textTypeface } = design
  const heading = headingTypefaceOf(design)
  return {
    ...(textTypeface !== 'Lato' && { 'text-font': fontStack(textTypeface) }),
    ...(heading !== textTypeface && { 'heading-font': fontStack(heading) }),
    ...(titleWeight(heading) !== 900 && { 'title-weight': String(titleWeight(heading)) }),
  }
}

/** The CSS rules of a tenant's light or dark page; empty if nothing differs from the defaults. */
export function designCss(design: Design, appearance: 'light' | 'dark'): string {
  const { shape, surface, frontPage } = design
  const values = { ...surfaceValues[surface][appearance], ...frontValues(frontPage, appearance) }
  if (appearance === 'dark') return toRule(values)
  const paper = toRule(surface === 'hairline' ? {} : printed)
  return `${toRule({ ...fontValues(design), ...shapeValues[shape], ...values })}${paper && `@media print{${paper}}`}`
}

function toRule(values: Values): string {
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`
}
