import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { branding, defaultMessages, folder, writeFolder } from '../testing.ts'
import { run } from './program.ts'

const design = {
  textTypeface: 'Nunito',
  headingTypeface: 'Bitter',
  shape: 'round',
  surface: 'raised',
  frontPage: { tone: 'light', pattern: 'rings', focalPoint: { x: 5, y: 95 } },
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tokens-'))
  mkdirSync(join(root, 'tenants'))
  const elm = folder('elm')
  writeFolder(join(root, 'tenants'), {
    ...elm,
    tenant: Object.assign({}, elm.tenant, { design, settings: { darkTheme: false } }),
    branding: branding('elm', { color_primary: '#ffc72c', color_secondary: '#b4410c' }),
  })
  writeFolder(join(root, 'tenants'), folder('oak'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function typed(line: string) {
  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const tenants = join(root, 'tenants')
  const places = {
    root,
    tenants,
    dist: join(root, 'dist'),
    previews: join(root, 'previews'),
    web: root,
    from: root,
  }
  const context = {
    ...places,
    defaultMessages: () => defaultMessages,
    prompts: null,
    stdout: print,
    stderr: print,
  }
  return { code: await run(context, line.split(' ')), printed: printed.join('\n') }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

describe('npm run tenant -- tokens', () => {
  it('tokens --import gives one tenant the look of another, and no other data', async () => {
    expect(await typed('tokens elm')).toEqual({
      code: 0,
      printed: 'elm.tokens.json: the design tokens of elm Savings',
    })
    const { code, printed } = await typed('tokens oak --import elm.tokens.json')
    expect([code, printed]).toEqual([0, expect.stringContaining('oak: valid; oak Savings')])
    expect(readJson('tenants/oak/branding.json')).toEqual(
      branding('oak', { color_primary: '#ffc72c', color_secondary: '#b4410c' }),
    )
    expect(readJson('tenants/oak/tenant.json')).toEqual(
      Object.assign({}, folder('oak').tenant, { settings: { darkTheme: false }, design }),
    )
  })

  it('tokens --import leaves a tenant unchanged that imports its own tokens', async () => {
    await typed('tokens oak --out own.json')
    await typed('tokens oak --import own.json')
    expect(readJson('tenants/oak/tenant.json')).toEqual(folder('oak').tenant)
  })

  it('tokens --import names changed colors that it ignores, since they are derived from the brand’s two', async () => {
    writeFileSync(
      join(root, 'edited.json'),
      JSON.stringify({ brand: { primary: { $value: '#123456' } }, dark: { link: { $value: '#00ff00' } } }),
    )
    expect((await typed('tokens oak --import edited.json')).printed).toMatch(
      /^Not imported, .*: dark\.link$/m,
    )
  })

  it.each([
    ['{}', 'edited.json: the whole has no token brand.primary'],
    ['{"brand": {"primary": {"$value": "red"}}}', 'edited.json: brand.primary must be a color like'],
    ['{', 'edited.json: the file is not JSON'],
  ])('tokens --import reports %s by file and token, and changes nothing', async (content, problem) => {
    writeFileSync(join(root, 'edited.json'), content)
    const { code, printed } = await typed('tokens oak --import edited.json')
    expect([code, printed]).toEqual([1, expect.stringContaining(problem)])
    expect(readJson('tenants/oak/branding.json')).toEqual(branding('oak'))
  })
})
