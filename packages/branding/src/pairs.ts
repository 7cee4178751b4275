import { needed } from './contrast.ts'
import type { Role } from './roles.ts'

/** A role and its backgrounds: `role` has at least the contrast `least` on each of them, for any brand colors. */
export type Pairing = { readonly role: Role; readonly backgrounds: readonly Role[]; readonly least: number }

const page = ['background', 'surface', 'surface-sunken', 'surface-tinted'] as const
const soft = ['primary-soft', 'error-soft', 'success-soft', 'warning-soft', 'info-soft'] as const
const light = [...page, ...soft] as const

const text = (role: Role, backgrounds: readonly Role[]): Pairing => ({
  role,
  backgrounds,
  least: needed.text,
})
const control = (role: Role, backgrounds: readonly Role[]): Pairing => ({
  role,
  backgrounds,
  least: needed.control,
})

/** Every pair of the theme. The tests and the contrast report read them. */
export const pairings: readonly Pairing[] = [
  text('text', light),
  text('text-soft', light),
  text('text-faint', page),
  text('link', light),
  text('on-primary', ['primary', 'primary-hover', 'primary-pressed']),
  text('on-primary-soft', ['primary-soft', 'surface']),
  text('on-drawer', ['drawer', 'drawer-hover']),
  text('on-drawer-active', ['drawer-active']),
  text('on-log-in-panel', ['log-in-panel', 'log-in-panel-pattern']),
  text('on-picture-panel', ['picture-panel']),
  text('error', [...page, 'error-soft']),
  text('success', [...page, 'success-soft']),
  text('warning', [...page, 'warning-soft']),
  text('info', [...page, 'info-soft']),
  text('on-error', ['error', 'error-hover']),
  text('on-error-soft', ['error-soft']),
  text('on-success-soft', ['success-soft']),
  text('on-warning-soft', ['warning-soft']),
  text('on-info-soft', ['info-soft']),
  text('fdic', page),
  text('fdic-on-drawer', ['drawer']),
  text('fdic-on-log-in-panel', ['log-in-panel']),
  control('focus', light),
  control('focus-on-drawer', ['drawer', 'drawer-hover', 'drawer-active']),
  control('focus-on-log-in-panel', ['log-in-panel', 'log-in-panel-pattern']),
  control('primary-edge', [...light, 'hairline']),
  control('control-edge', page),
  control('control-edge-hover', page),
  control('chart-line', [...page, 'chart-area']),
  control('on-disabled', ['disabled', ...page]),
]
