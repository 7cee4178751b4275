import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTenant } from './check/check-tenant.ts'
import { readFolder } from './folder/read-folder.ts'
import { problemLine } from './problem.ts'
import { branding, folder, defaultMessages, writeFolder } from './testing.ts'

/** Omits or replaces every field, and tries files of arbitrary bytes. Attacks are in hostile-brands.test.ts. */

let tenants = ''
beforeEach(() => {
  tenants = mkdtempSync(join(tmpdir(), 'missing-'))
  writeFolder(tenants, folder('elm'))
})
afterEach(() => rmSync(tenants, { recursive: true }))

const tenantJson = {
  slug: 'elm',
  hosts: ['elm.localhost'],
  apiBase: '/api/v1',
  languages: ['en', 'es'],
  settings: {},
}

function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(tenants, 'elm', path)), { recursive: true })
  writeFileSync(join(tenants, 'elm', path), content)
}

const problems = (): string[] => {
  const checked = checkTenant(readFolder(join(tenants, 'elm')), defaultMessages)
  return checked.ok ? [] : checked.problems.map(problemLine)
}

describe('missing and wrong data', () => {
  const wholes = { 'tenant.json': tenantJson, 'branding.json': branding('elm') } as const
  const optional = new Set(['settings.csrfMaxAgeSeconds', 'settings.linkingOrigins', 'settings.logoOrigins'])
  const fields = Object.entries(wholes).flatMap(([name, whole]) =>
    fieldPaths(whole)
      .filter((path) => !optional.has(path))
      .map((path) => [name, path] as const),
  )

  it.each(fields)('The check of %s reports the missing field %s', (name, path) => {
    const whole = name === 'tenant.json' ? tenantJson : branding('elm')
    replaceFile(name, JSON.stringify(without(whole, path.split('.'))))
    expect(problems()).toContain(`tenants/elm/${name}: ${path} is missing; add it`)
  })

  it.each([
    ['tenant.json', 'settngs', 'settings'],
    ['tenant.json', 'settings.darkTeme', 'darkTheme'],
    ['branding.json', 'color_primry', 'color_primary'],
    ['branding.json', 'emails.suport', 'support'],
  ])('The check of %s reports the unknown field %s, and suggests %s', (name, path, meant) => {
    const whole = name === 'tenant.json' ? tenantJson : branding('elm')
    replaceFile(name, JSON.stringify(replacedAt(whole, path.split('.'), 'x')))
    expect(problems()).toContain(
      `tenants/elm/${name}: ${path} is not a known field; did you mean "${meant}"?`,
    )
  })

  it('The check reports any value in place of any field by its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), ([name, path], value) => {
        const whole = name === 'tenant.json' ? tenantJson : branding('elm')
        replaceFile(name, JSON.stringify(replacedAt(whole, path.split('.'), value)))
        for (const line of problems()) expect(line).toMatch(/^tenants\/elm\/[^:]+: \S+ (?!Invalid).+/)
      }),
      { numRuns: 60 },
    )
  })

  it('The check reports any bytes in place of any file by its name', () => {
    const files = ['tenant.json', 'branding.json', 'logos/sq-color.svg', 'locales/en.json']
    for (const path of files) {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
          replaceFile(path, content)
          for (const line of problems()) expect(line).toContain(`tenants/elm/${path}: `)
        }),
        { numRuns: 20 },
      )
      replaceFile(path, '')
      expect(problems()).not.toEqual([])
      rmSync(join(tenants, 'elm'), { recursive: true })
      writeFolder(tenants, folder('elm'))
    }
  })
})

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldPaths(value: Record<string, unknown>, above = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    above + key,
    ...(isRecord(inner) ? fieldPaths(inner, `${above}${key}.`) : []),
  ])
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (!isRecord(value)) return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}

function replacedAt(value: unknown, [key = '', ...rest]: readonly string[], put: unknown): unknown {
  if (!isRecord(value)) return value
  return { ...value, [key]: rest.length === 0 ? put : replacedAt(value[key], rest, put) }
}
