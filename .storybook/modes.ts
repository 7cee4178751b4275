import { tenants } from './tenants.ts'
import type { viewports } from './viewports.ts'

const sizes = ['phone', 'desktop'] as const satisfies readonly (keyof typeof viewports)[]

/** Chromatic's modes: every tenant of the repository, on a phone and on a desktop. */
export const modes = Object.fromEntries(
  [...tenants.keys()].flatMap((tenant) =>
    sizes.map((viewport) => [`${tenant} ${viewport}`, { tenant, viewport }] as const),
  ),
)
