import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pairings } from '@coffer/branding/pairs'
import { contrastReport } from '@coffer/branding/report'
import { createTheme } from '@coffer/branding/theme'
import { checkTenant } from './check/check-tenant.ts'
import { readFolder } from './folder/read-folder.ts'
import { escapeHtml } from './page/escape.ts'
import { problemLine } from './problem.ts'
import { createTenantRenderer } from './render-tenant.ts'
import { branding, compiled, folder, defaultMessages, writeFolder } from './testing.ts'

/**
 * Attacks by branding data; add new ones here. A refusal is one sentence with file, field and hint; accepted data is
 * checked for harmless output. Forms of hostile SVG are in check/svg-problems.test.ts, copied data in tenants.test.ts.
 */

let tenants = ''
beforeEach(() => {
  tenants = mkdtempSync(join(tmpdir(), 'hostile-'))
  writeFolder(tenants, folder('elm'))
})
afterEach(() => rmSync(tenants, { recursive: true }))

type Harm = () => void

const file =
  (path: string, content: string | Uint8Array): Harm =>
  () => {
    mkdirSync(dirname(join(tenants, 'elm', path)), { recursive: true })
    writeFileSync(join(tenants, 'elm', path), content)
  }
const brand = (changes: object): Harm =>
  file('branding.json', JSON.stringify({ ...branding('elm'), ...changes }))
const logo = (content: string): Harm =>
  file('logos/sq-color.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)
const logos = (address: string): Harm => brand({ logos: { ...branding('elm').logos, 'sq-color': address } })
const wording = (greeting: string): Harm => file('locales/en.json', JSON.stringify({ auth: { greeting } }))
const replaced =
  (path: string, put: (at: string) => void): Harm =>
  () => {
    const at = join(tenants, 'elm', path)
    rmSync(at, { recursive: true })
    put(at)
  }
const outside = (content: string): string => {
  const secret = join(tenants, 'secret')
  writeFileSync(secret, content)
  return secret
}

const problems = (): string[] => {
  const checked = checkTenant(readFolder(join(tenants, 'elm')), defaultMessages)
  return checked.ok ? [] : checked.problems.map(problemLine)
}

const doubling = Array.from(
  { length: 30 },
  (_, index) => `<g id="n${index + 1}"><use href="#n${index}"/><use href="#n${index}"/></g>`,
).join('')

const refused: [string, Harm, string][] = [
  ['a script in a logo', logo('<script>alert(1)</script>'), 'logos/sq-color.svg: the file has <script>'],
  [
    'an event handler in a logo',
    logo('<path onclick="alert(1)"/>'),
    'has <path> on line 1 with the event handler onclick; remove it',
  ],
  [
    'HTML in a logo',
    logo('<foreignObject><iframe/></foreignObject>'),
    'has <foreignObject> on line 1, which a logo may not',
  ],
  ['a logo that loads', logo('<use href="https://evil.example/a.svg#b"/>'), 'with href to somewhere else'],
  [
    'an entity in a logo',
    file('logos/sq-color.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9">&a;</svg>'),
    'has a document type on line 1; save it as plain SVG',
  ],
  ['a thousand groups in a logo', logo('<g>'.repeat(1000) + '</g>'.repeat(1000)), 'has 1001 nested elements'],
  [
    'a logo that doubles its content 30 times',
    logo(`<g id="n0"/>${doubling}<use href="#n30"/>`),
    'elements, by its references',
  ],
  [
    'a logo with a billion dashes',
    logo('<path d="M0 0h9999999" stroke-dasharray=".01"/>'),
    'has <path> on line 1 with the attribute stroke-dasharray, which a logo may not; remove it',
  ],
  ['a filter in a logo', logo('<g filter="blur(99px)"/>'), 'with the attribute filter, which a logo may not'],
  ['a logo that refers to itself', logo('<g id="a"><use href="#a"/></g>'), 'refers to itself in a circle'],
  ['a null byte in a logo', logo('<path d="M0 0\0"/>'), 'is not well-formed XML on line 1'],
  ['a logo in UTF-16', file('logos/sq-color.svg', Buffer.from('\uFEFF<svg/>', 'utf16le')), 'is not UTF-8'],
  [
    'a logo of 20 MB',
    file('logos/sq-color.svg', new Uint8Array(20_000_000)),
    'the file has 20000000 bytes; simplify it',
  ],
  ['a logo of 25 kB', logo(' '.repeat(25_000)), 'more than 24576; simplify it'],
  ['a PNG that unpacks to gigabytes', png(60_000, 60_000), 'is 60000 by 60000, more than 2048 by 2048'],
  ['a page with the name of a PNG', pngNamed('<html>'), 'is not a PNG, whatever its name says'],
  [
    'a path that leads out of the folder',
    logos('/logos/../../oak/logos/sq-color.svg'),
    'logos.sq-color must be https, or /logos/',
  ],
  [
    'a logo at another origin without https',
    logos('//evil.example/a.svg'),
    'logos.sq-color must be an https address',
  ],
  [
    'a logo with a javascript: URL',
    logos('javascript:alert(1)'),
    'logos.sq-color must be an https address or a path',
  ],
  [
    'a logo that is a symbolic link',
    replaced('logos/sq-color.svg', (at) => symlinkSync(outside('<svg viewBox="0 0 9 9"></svg>'), at)),
    'logos/sq-color.svg: the file is a link or a device; replace it with the file itself',
  ],
  [
    'a branding.json that is a symbolic link',
    replaced('branding.json', (at) => symlinkSync(outside(JSON.stringify(branding('elm'))), at)),
    'branding.json: the file is a link or a device',
  ],
  [
    'a folder of logos that is a link to another tenant’s',
    replaced('logos', (at) => symlinkSync(tenants, at)),
    'tenants/elm/logos: the file is a link or a device',
  ],
  [
    'a tenant’s folder that is a symbolic link',
    replaced('', (at) => symlinkSync(tenants, at.replace(/\/$/, ''))),
    'tenants/elm: the folder is a link',
  ],
  [
    'a file that does not belong to a tenant',
    file('.env', 'KEY=1'),
    'elm/.env: the file does not belong to a tenant',
  ],
  ['a folder among the logos', file('logos/old/a.svg', '<svg/>'), 'logos/old: the file is a folder'],
  [
    'a file name with a terminal escape sequence',
    file('a\u001b[2J', ''),
    'elm/a\\u{1b}[2J: the file does not belong to a tenant',
  ],

  [
    'CSS in a color',
    brand({ color_primary: 'red;background:url(//evil.example)' }),
    'color_primary must be a color like',
  ],
  [
    'a color with a second line',
    brand({ color_secondary: '#0b2545\n' }),
    'color_secondary must be a color like',
  ],
  [
    'a name of 400 characters',
    brand({ name: 'N'.repeat(400) }),
    'name is longer than 100 characters; shorten it',
  ],
  ['a blank name', brand({ name: ' \u00a0 ' }), 'name is empty; enter text that people can read'],
  [
    'a name with a right-to-left override',
    brand({ name: 'Elm \u202eknaB' }),
    'name has control characters; remove them',
  ],
  [
    'a name with bidirectional isolates',
    brand({ short_name: '\u2067Elm\u2069' }),
    'short_name has control characters',
  ],
  [
    'a name of invisible characters',
    brand({ logo_alt_text: 'E\u00adl\u200bm' }),
    'logo_alt_text has control characters',
  ],
  ['a name with half a surrogate pair', brand({ name: 'Elm \ud83c' }), 'name has control characters'],
  ['a null byte in a name', brand({ name: 'Elm\0' }), 'name has control characters'],
  ['a line break in a name', brand({ name: 'Elm\r\nBcc: a@evil.example' }), 'name has control characters'],
  [
    'a header in an email address',
    brand({ emails: { support: 'a@b.example\r\nBcc:c@d.example' } }),
    'emails.support must be',
  ],
  ['markup in a telephone', brand({ phone_support: '<b>1</b>' }), 'phone_support must be a phone number'],
  ['a list in place of a name', brand({ name: ['Elm'] }), 'branding.json: name '],
  [
    'a password rule that allows one letter',
    brand({ password_requirements: requirements({ min_length: 1 }) }),
    'password_requirements.min_length',
  ],
  ['the branding of another tenant', brand({ slug: 'oak' }), 'slug must be "elm"'],
  [
    '__proto__ in branding',
    file('branding.json', '{"__proto__":{"name":"x"}}'),
    'has the key __proto__; remove it',
  ],
  [
    '__proto__ in wording',
    file('locales/en.json', '{"auth":{"__proto__":"x"}}'),
    'has the key __proto__; remove it',
  ],
  [
    'a constructor in settings',
    file('tenant.json', '{"settings":{"constructor":1}}'),
    'has the key constructor; remove it',
  ],
  [
    'JSON with a hundred thousand nested brackets',
    file('branding.json', '['.repeat(100_000)),
    'branding.json: the file is n',
  ],
  ['JSON of 300 kB', file('branding.json', ' '.repeat(300_000)), 'has 300000 bytes; simplify it'],
  [
    'binary data in place of JSON',
    file('tenant.json', Buffer.from([0xff, 0xfe, 0x00])),
    'is not UTF-8; save it as UTF-8',
  ],
  ['an unknown setting', setting({ proxy: 'https://evil.example' }), 'settings.proxy'],
  [
    'a linking service without https',
    setting({ linkingOrigins: ['http://evil.example'] }),
    'settings.linkingOrigins.0 must be an https',
  ],
  [
    'a policy directive in the origin of a linking service',
    setting({ linkingOrigins: ['https://a.example; script-src *'] }),
    'settings.linkingOrigins.0 must be an https',
  ],
  ['a host with a path', host('elm.example/evil'), 'hosts.0 must be a host name'],
  ['a host with an nginx directive', host('elm.example;include'), 'hosts.0 must be a host name'],

  ['HTML in wording', wording('Hi {{name}}<img src=x onerror=alert(1)>'), 'auth.greeting has markup'],
  ['an entity in wording', wording('Hi &lt;b&gt; {{name}}'), 'auth.greeting has markup'],
  [
    'wording without its placeholder',
    wording('Hi'),
    'auth.greeting must use the placeholders {{name}}; it uses (none)',
  ],
  ['wording with another placeholder', wording('{{name}} {{ssn}}'), 'it uses {{name}} {{ssn}}'],
  ['wording that disables escaping', wording('{{- name}}'), 'it uses {{- name}}'],
  ['wording that includes another message', wording('{{name}} $t(auth:greeting)'), 'or $t(…)'],
  ['wording with an incomplete placeholder', wording('{{name}} {{'), 'an incomplete placeholder'],
  [
    'wording with a right-to-left override',
    wording('{{name}} \u202e'),
    'auth.greeting has control characters',
  ],
  [
    'wording for the key of a method',
    file('locales/en.json', '{"auth":{"toString":"x"}}'),
    'auth.toString is not a key of the default messages',
  ],
  [
    'wording in the language __proto__',
    file('locales/__proto__.json', '{}'),
    '__proto__.json: the file has a language',
  ],
]

describe('hostile brands', () => {
  it.each(refused)('The check refuses %s', (_, harm, sentence) => {
    harm()
    expect(problems().join('\n')).toContain(sentence)
  })
})

describe('unusual brands', () => {
  const names: [string, string][] = [
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['quotes', `"'\`><script>alert(1)</script>`],
    ['the end of a script', '</script><script>alert(1)</script>'],
    ['a template', '{{constructor}} ${1} %s'],
    ['right-to-left letters', 'בנק החיסכון — بنك'],
    ['letters beyond the plane', '𝔼𝕝𝕞 🌳'],
    ['dollar signs of a replacement', "$& $' $` $1 Elm"],
  ]

  it.each(names)('A name with %s is rendered as text', async (_, name) => {
    brand({ name, short_name: name, logo_alt_text: name })()
    const checked = checkTenant(readFolder(join(tenants, 'elm')), defaultMessages)
    if (!checked.ok) throw new Error(problems().join())
    const files = await createTenantRenderer(compiled(), defaultMessages)(checked.tenant)
    for (const path of ['login.html', 'registration.html', 'app.html']) {
      const page = Buffer.from(files.get(path) ?? '').toString('utf8')
      expect(page).toContain(`<title>`)
      expect(page).toContain(escapeHtml(name))
      expect(page).not.toMatch(/<img src=x|<script>alert/)
    }
  })

  it.each([
    ['equal to each other', '#5a5a5a', '#5a5a5a'],
    ['white', '#ffffff', '#ffffff'],
    ['black', '#000000', '#000000'],
    ['garish', '#ffff00', '#00ffff'],
  ])('Brand colors that are %s lead to a legible theme', (_, color_primary, color_secondary) => {
    brand({ color_primary, color_secondary })()
    expect(problems()).toEqual([])
    const theme = createTheme({ colorPrimary: color_primary, colorSecondary: color_secondary })
    const rows = contrastReport(theme)
    expect(rows.length).toBeGreaterThanOrEqual(pairings.length)
    expect(rows.filter(({ passes }) => !passes)).toEqual([])
  })

  it('The check accepts one file for two logos', () => {
    replaced('logos/sq-white.svg', (at) => linkSync(join(tenants, 'elm/logos/sq-color.svg'), at))()
    expect(problems()).toEqual([])
  })
})

function tenantJson(settings: object = {}, hosts = ['elm.localhost']) {
  return { slug: 'elm', hosts, apiBase: '/api/v1', languages: ['en', 'es'], settings }
}

function setting(settings: object): Harm {
  return file('tenant.json', JSON.stringify(tenantJson(settings)))
}

function host(name: string): Harm {
  return file('tenant.json', JSON.stringify(tenantJson({}, [name])))
}

function requirements(changes: object): object {
  return { ...branding('elm').password_requirements, ...changes }
}

function pngNamed(content: string | Uint8Array): Harm {
  return () => {
    file('logos/mark.png', content)()
    logos('/logos/mark.png')()
    rmSync(join(tenants, 'elm/logos/sq-color.svg'))
  }
}

function png(width: number, height: number): Harm {
  const content = Buffer.alloc(33)
  content.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  content.writeUInt32BE(width, 16)
  content.writeUInt32BE(height, 20)
  return pngNamed(content)
}
