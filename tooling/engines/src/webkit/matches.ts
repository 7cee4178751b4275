import type { RoleOptions, Step, TextMatch } from '../in-page/steps.ts'

/** A text or a pattern, as journeys write it. */
export type Wanted = string | RegExp

export const textMatch = (wanted: Wanted, isExact = false): TextMatch =>
  typeof wanted === 'string'
    ? { text: wanted, isExact }
    : { pattern: wanted.source, flags: wanted.flags.replaceAll('g', '') }

export interface ByRoleOptions extends Omit<RoleOptions, 'name'> {
  readonly name?: Wanted
  readonly exact?: boolean
}

export const roleStep = (role: string, { name, exact, ...options }: ByRoleOptions = {}): Step => ({
  by: 'role',
  role,
  options: { ...options, ...(name !== undefined && { name: textMatch(name, exact) }) },
})

export interface Filter {
  readonly has?: { readonly steps: readonly Step[] }
  readonly hasNot?: { readonly steps: readonly Step[] }
  readonly hasText?: Wanted
  readonly hasNotText?: Wanted
  readonly visible?: boolean
}

export const filterSteps = ({ has, hasNot, hasText, hasNotText, visible }: Filter = {}): Step[] => [
  ...(hasText === undefined ? [] : [{ by: 'hasText', match: textMatch(hasText) } as const]),
  ...(hasNotText === undefined ? [] : [{ by: 'hasNotText', match: textMatch(hasNotText) } as const]),
  ...(has ? [{ by: 'has', steps: has.steps } as const] : []),
  ...(hasNot ? [{ by: 'hasNot', steps: hasNot.steps } as const] : []),
  ...(visible === undefined ? [] : [{ by: 'visible', isVisible: visible } as const]),
]

/** The step of a selector: CSS, or the parent. */
export const selectorStep = (selector: string): Step =>
  selector === '..' ? { by: 'parent' } : { by: 'css', selector }
