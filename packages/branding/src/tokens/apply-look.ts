import type { Look } from './look.ts'
import { isRecord } from './token-at.ts'

type Json = Readonly<Record<string, unknown>>

/** A tenant's two files as parsed JSON. */
export type TenantJson = { readonly branding: Json; readonly tenant: Json }

/** The file and path of each part of a look. */
const lookPaths: readonly (readonly [
  part: keyof Look,
  file: keyof TenantJson,
  ...path: [string, ...string[]],
])[] = [
  ['colorPrimary', 'branding', 'color_primary'],
  ['colorSecondary', 'branding', 'color_secondary'],
  ['textTypeface', 'tenant', 'design', 'textTypeface'],
  ['headingTypeface', 'tenant', 'design', 'headingTypeface'],
  ['shape', 'tenant', 'design', 'shape'],
  ['surface', 'tenant', 'design', 'surface'],
  ['frontPage', 'tenant', 'design', 'frontPage'],
  ['darkTheme', 'tenant', 'settings', 'darkTheme'],
]

/**
 * A tenant's files with another look. Fields keep their order. Unchanged parts are not written, so a default that a file
 * omits remains omitted.
 */
export function applyLook(files: TenantJson, look: Look, current: Look): TenantJson {
  return lookPaths
    .filter(([part]) => JSON.stringify(look[part]) !== JSON.stringify(current[part]))
    .reduce<TenantJson>(
      (all, [part, file, ...path]) => ({ ...all, [file]: withValue(all[file], path, look[part]) }),
      files,
    )
}

/** A copy of the object with another value at one path, in the same order of keys; undefined removes the key. */
export function withValue(object: Json, path: readonly string[], value: unknown): Json {
  const [key = '', ...rest] = path
  const child = object[key]
  const next = rest.length === 0 ? value : withValue(isRecord(child) ? child : {}, rest, value)
  if (next === undefined) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
  return { ...object, [key]: next }
}
