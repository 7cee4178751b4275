import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseBranding } from '@coffer/branding/schema'
import { parseTenant, tenantSchema } from '@coffer/branding/tenant-schema'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { readDefaultMessages } from '../folder/default-messages.ts'
import { run } from './program.ts'

const page = readFileSync(join(paths.root, 'docs/tenants.md'), 'utf8')
const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language, content = '']) => ({
  language,
  content,
}))
const blockWith = (text: string): string =>
  blocks.find(({ content }) => content.includes(text))?.content ?? ''

/** The words of a shell command, which may continue on the next line. */
const shellWords = (command: string): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )

/** The paths of all fields of a schema, nested ones included. */
function schemaPaths(schema: object, path = ''): string[] {
  if ('wrapped' in schema && isObject(schema.wrapped)) return schemaPaths(schema.wrapped, path)
  if (!('entries' in schema) || !isObject(schema.entries)) return path === '' ? [] : [path]
  return Object.entries(schema.entries).flatMap(([key, field]: [string, unknown]) =>
    isObject(field) ? schemaPaths(field, path === '' ? key : `${path}.${key}`) : [],
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

describe('docs/tenants.md', () => {
  it('docs/tenants.md has a command that creates a tenant, with its output', async () => {
    const root = mkdtempSync(join(tmpdir(), 'documented-'))
    const tenants = join(root, 'tenants')
    mkdirSync(tenants)
    const printed: string[] = []
    const [, , , , ...args] = shellWords(blockWith('new oakbridge --name'))
    const print = (line: string) => printed.push(line)
    const places = {
      root,
      tenants,
      dist: join(root, 'dist'),
      previews: join(root, 'previews'),
      web: paths.web,
    }
    const defaultMessages = () => readDefaultMessages(paths.root)
    const code = await run(
      { ...places, defaultMessages, prompts: null, from: root, stdout: print, stderr: print },
      args,
    )
    rmSync(root, { recursive: true })
    expect([code, printed.join('\n')]).toEqual([0, expect.stringContaining('oakbridge')])
    for (const line of blockWith('oakbridge: valid').trim().split('\n'))
      expect(printed.join('\n')).toContain(line.replace(/ …$/, ''))
  })

  it('docs/tenants.md has a complete tenant.json, with every field', () => {
    const whole: unknown = JSON.parse(blockWith('"quickenBankId"').replaceAll(/^ *\/\/.*$/gm, ''))
    const parsed = parseTenant(whole)
    expect(parsed.ok ? [] : parsed.problems).toEqual([])
    const fields = schemaPaths(tenantSchema).filter((field) => !field.startsWith('design.frontPage.picture'))
    expect(fields.length).toBeGreaterThan(25)
    for (const field of fields) expect(whole).toHaveProperty(field)
  })

  it('docs/tenants.md has only valid JSON of tenants', () => {
    const isOfBranding = (content: string) => content.includes('password_requirements')
    const json = blocks.filter(({ language }) => language === 'json').map(({ content }) => content)
    const parts = json.filter((content) => !isOfBranding(content))
    expect(parts.length).toBeGreaterThan(1)
    const own: unknown = JSON.parse(readFileSync(join(paths.tenants, 'harbor/tenant.json'), 'utf8'))
    for (const part of parts) {
      const parsed = parseTenant(Object.assign({}, own, JSON.parse(`{${part}}`)))
      expect(parsed.ok ? [] : parsed.problems).toEqual([])
    }
    const branding: unknown = JSON.parse(readFileSync(join(paths.tenants, 'harbor/branding.json'), 'utf8'))
    for (const part of json.filter(isOfBranding))
      expect(parseBranding(Object.assign({}, branding, JSON.parse(`{${part}}`)))).toMatchObject({ ok: true })
  })
})
