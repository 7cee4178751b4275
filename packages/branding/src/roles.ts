/**
 * What a colour is for. Components name a role and never a colour; `createTheme` fills the roles from two brand
 * colours, and `pairs.ts` says which of them stand on which and how much contrast they owe.
 */
export const roles = [
  // The page
  'ground',
  'surface',
  'surface-sunken',
  'hairline',
  'text',
  'text-soft',
  'text-faint',
  'link',
  // Where the keyboard is: one colour for light grounds, one for each ground that may be dark
  'focus',
  'focus-on-drawer',
  'focus-on-front-door',
  // The brand. `primary-edge` is the primary where it must be seen against a light ground by itself:
  // the edge of a primary button, a tick, a progress bar, a drawn mark
  'primary',
  'on-primary',
  'primary-hover',
  'primary-pressed',
  'primary-edge',
  'primary-soft',
  'on-primary-soft',
  // The drawer and the front door: the primary itself, or a light ground with an edge of it
  'drawer',
  'on-drawer',
  'drawer-hover',
  'drawer-active',
  'on-drawer-active',
  'drawer-edge',
  'front-door',
  'on-front-door',
  'front-door-edge',
  // What happened
  'error',
  'error-hover',
  'on-error',
  'error-soft',
  'on-error-soft',
  'success',
  'success-soft',
  'on-success-soft',
  'warning',
  'warning-soft',
  'on-warning-soft',
  'info',
  'info-soft',
  'on-info-soft',
  // Controls
  'control-edge',
  'control-edge-hover',
  'disabled',
  'on-disabled',
  // The chart
  'chart-line',
  'chart-area',
  // What floats
  'scrim',
  'shadow',
  // The FDIC's own colours (12 CFR 328.5): never themed, navy or white by legibility alone
  'fdic',
  'fdic-on-drawer',
  'fdic-on-front-door',
] as const

export type Role = (typeof roles)[number]

/** The CSS value that reads a role: `role('primary')` is `var(--primary)`. A role that does not exist fails to compile. */
export function role<Name extends Role>(name: Name): `var(--${Name})` {
  return `var(--${name})`
}
