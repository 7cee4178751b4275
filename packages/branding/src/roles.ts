/**
 * The purposes of colors. Components name a role, never a color; `createTheme` derives the roles from two brand colors,
 * and `pairs.ts` lists their backgrounds and the required contrast.
 */
export const roles = [
  // The page
  'background',
  'surface',
  'surface-sunken',
  'surface-tinted',
  'hairline',
  'text',
  'text-soft',
  'text-faint',
  'link',
  // The focus ring: one color for light backgrounds, and one for each background that may be dark
  'focus',
  'focus-on-drawer',
  'focus-on-log-in-panel',
  // The brand. `primary-edge` is the primary color of graphics on a light background: the edge of a primary button, a
  // tick, a progress bar
  'primary',
  'on-primary',
  'primary-hover',
  'primary-pressed',
  'primary-edge',
  'primary-soft',
  'on-primary-soft',
  // The drawer and the log-in page's brand half: the primary color, or a light background with an edge in that color
  'drawer',
  'on-drawer',
  'drawer-hover',
  'drawer-active',
  'on-drawer-active',
  'drawer-edge',
  'log-in-panel',
  'on-log-in-panel',
  'log-in-panel-edge',
  'log-in-panel-pattern',
  // The brand half with a picture: dark for any brand, so that white is legible on any picture below it
  'picture-panel',
  'on-picture-panel',
  // Statuses
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
  // Overlays
  'scrim',
  'shadow',
  // The FDIC's own colors (12 CFR 328.5): never themed, navy or white depending only on legibility
  'fdic',
  'fdic-on-drawer',
  'fdic-on-log-in-panel',
] as const

export type Role = (typeof roles)[number]

/**
 * The CSS value that reads a role: `role('primary')` is `var(--primary)`. A role that does not exist fails to compile.
 */
export function role<Name extends Role>(name: Name): `var(--${Name})` {
  return `var(--${name})`
}
