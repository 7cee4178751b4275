import { createDarkColors } from '@coffer/branding/dark-theme'
import { defaultTenant } from '@coffer/branding/default-tenant'
import type { Role } from '@coffer/branding/roles'
import type { Branding } from '@coffer/branding/schema'

/** The class of the body of an email that has dark colors. */
export const DARK_CLASS = 'dark'

/**
 * The roles that change in dark mode, by the part of the email that has them. The header keeps its colors, because its
 * logo is a picture on the header's color.
 */
const parts: readonly (readonly [selector: string, property: string, role: Role])[] = [
  ['', 'background-color', 'background'],
  ['', 'color', 'text'],
  ['.ground', 'background-color', 'background'],
  ['.page', 'background-color', 'surface'],
  ['.line', 'border-color', 'hairline'],
  ['.text', 'color', 'text'],
  ['.soft', 'color', 'text-soft'],
  ['.code', 'background-color', 'surface-sunken'],
  ['.link', 'color', 'link'],
  ['.primary', 'background-color', 'primary'],
  ['.primary', 'border-color', 'primary-edge'],
  ['.primary', 'color', 'on-primary'],
  ['.sign', 'color', 'fdic'],
]

/** The property of the sign is not named after the FDIC, because a tenant of another insurer must not mention it. */
const darkProperty = (role: Role): string => `--${DARK_CLASS}-${role === 'fdic' ? 'sign' : role}`

const neutral = createDarkColors(defaultTenant('').branding)

const rules = parts.map(
  ([selector, property, role]) =>
    `.${DARK_CLASS} ${selector}`.trim() +
    `{${property}:var(${darkProperty(role)},${neutral[role]})!important}`,
)

/**
 * Rules for mail clients that support `prefers-color-scheme`. If a client drops custom properties, the fallbacks are
 * neutral.
 */
export const darkRules = `.${DARK_CLASS}{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`

/** The tenant's dark colors as custom properties of the body. */
export function darkProperties(branding: Branding): string {
  const colors = createDarkColors(branding)
  const roles = new Set(parts.map(([, , role]) => role))
  return Array.from(roles, (role) => `${darkProperty(role)}:${colors[role]}`).join(';')
}
