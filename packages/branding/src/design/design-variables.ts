import { role } from '../roles.ts'

/** The custom properties of typefaces, corners, surfaces and the front page, with their default values. */
const defaults = {
  'text-font': "Lato, 'Lato Fallback', Arial, sans-serif",
  'heading-font': 'inherit',
  'title-weight': '900',
  radius: '0.25rem',
  'button-radius': '0.25rem',
  'tag-radius': '0.25rem',
  'card-radius': '0.25rem',
  'picture-radius': '1rem',
  'page-background': role('background'),
  'card-background': role('surface'),
  'card-edge': role('hairline'),
  'card-shadow': '0 0 transparent',
  'card-inset': role('surface-sunken'),
  'card-tint': role('primary-soft'),
  'front-background': role('log-in-panel'),
  'front-text': role('on-log-in-panel'),
  'front-edge': role('log-in-panel-edge'),
  'front-focus': role('focus-on-log-in-panel'),
  'front-pattern': 'none',
  'front-picture-focus': '50% 50%',
  'front-picture-opacity': '1',
} as const

export type DesignVariable = keyof typeof defaults

/** The CSS value that reads a property, with its default as the fallback. */
export const designVariable = (name: DesignVariable): string => `var(--${name}, ${defaults[name]})`

/** The value of a property on a page that does not set it. */
export const defaultValue = (name: DesignVariable): string => defaults[name]
