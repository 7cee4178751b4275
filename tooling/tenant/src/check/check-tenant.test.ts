import { describe, expect, it } from 'vitest'
import { problemLine } from '../problem.ts'
import { branding, folder, defaultMessages } from '../testing.ts'
import { checkTenant } from './check-tenant.ts'
import { checkTogether } from './check-together.ts'

function problems(changes: Parameters<typeof folder>[1]): string[] {
  const checked = checkTenant(folder('elm', changes), defaultMessages)
  return checked.ok ? [] : checked.problems.map(problemLine)
}

const svg = (viewBox: string, content = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
const logosWith = (file: string, content: string): ReadonlyMap<string, Uint8Array> =>
  new Map([...folder('elm').logos, [file, Buffer.from(content)]])

it('The check accepts a tenant that consists of data only', () => {
  expect(problems({})).toEqual([])
})

describe('problems of fields', () => {
  it('The check reports an invalid color with its file, field and a hint', () => {
    expect(problems({ branding: branding('elm', { color_primary: 'red' }) })).toEqual([
      expect.stringContaining('tenants/elm/branding.json: color_primary must be a color like #'),
    ])
  })

  it('The check reports a missing field', () => {
    const { name: _name, ...nameless } = branding('elm')
    expect(problems({ branding: nameless })).toEqual(['tenants/elm/branding.json: name is missing; add it'])
  })

  it('The check reports a slug that differs from the folder', () => {
    expect(problems({ branding: branding('oak') })).toEqual(['tenants/elm/branding.json: slug must be "elm"'])
  })

  it('The check reports all invalid fields at once', () => {
    const tenant = { slug: 'elm', hosts: [], apiBase: '/', languages: ['en'], settings: {} }
    expect(problems({ tenant, branding: branding('elm', { name: '' }) })).toHaveLength(3)
  })
})

describe('pictures of the front page', () => {
  const picture = { file: 'hills.png', alternativeText: { en: 'Hills', es: 'Colinas' } }
  const withPicture = (frontPage: object) => ({
    tenant: {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en', 'es'],
      design: { frontPage },
      settings: {},
    },
  })
  it.each([
    ['that is missing', withPicture({ picture }), 'pictures/hills.png: the file is missing'],
    [
      'that is not a picture',
      { ...withPicture({ picture }), pictures: new Map([['hills.png', Buffer.from('<svg/>')]]) },
      'pictures/hills.png: the file is not a JPEG, PNG or WebP',
    ],
    [
      'that tenant.json does not name',
      { pictures: new Map([['hills.png', Buffer.from('')]]) },
      'pictures/hills.png: the file is not the picture of tenant.json; remove it',
    ],
    [
      'that one language describes',
      withPicture({ picture: { ...picture, alternativeText: { en: 'Hills' } } }),
      'design.frontPage.picture.alternativeText.es is missing',
    ],
    [
      'beside a tone that it covers',
      withPicture({ picture, tone: 'light' }),
      'design.frontPage.tone has no effect beside a picture',
    ],
  ])('The check refuses a picture of the front page %s', (_, changes, hint) => {
    expect(problems(changes).join('\n')).toContain(hint)
  })
})

describe('logos', () => {
  it.each([
    ['with a script', logosWith('sq-color.svg', svg('0 0 1 1', '<script/>')), 'has <script>'],
    ['of 20 MB', logosWith('sq-color.svg', ' '.repeat(20_000_000)), 'has 20000000 bytes'],
    ['of another shape', logosWith('sq-color.svg', svg('0 0 4 1')), 'is not square'],
    [
      'that branding.json does not name',
      logosWith('old.svg', svg('0 0 1 1')),
      'old.svg: the file is not a logo',
    ],
    ['that is missing', new Map(), 'hor-color.svg: the file is missing'],
  ])('The check refuses a logo %s', (_, logos, hint) => {
    expect(problems({ logos }).join('\n')).toContain(hint)
  })

  it('The check refuses a logo that is a PNG only by its name', () => {
    const logos = { ...branding('elm').logos, 'sq-color': '/logos/mark.png' }
    const found = problems({ branding: branding('elm', { logos }), logos: logosWith('mark.png', '<svg/>') })
    expect(found).toContain('tenants/elm/logos/mark.png: the file is not a PNG, whatever its name says')
  })

  it('The check refuses a logo outside the tenant’s folder', () => {
    const logos = { ...branding('elm').logos, 'sq-color': '/logos/../../oak/logos/sq-color.svg' }
    expect(problems({ branding: branding('elm', { logos }) }).join()).toContain(
      'logos.sq-color must be https, or /logos/',
    )
  })
})

describe('the insurer', () => {
  const tenant = {
    slug: 'elm',
    hosts: ['elm.localhost'],
    apiBase: '/api/v1',
    languages: ['en'],
    settings: {},
  }

  it.each([
    ['NCUA', true],
    ['none', true],
    ['FDIC', false],
  ])('The check refuses the insurer %s if show_fdic is %s', (insurer, show_fdic) => {
    expect(
      problems({ tenant: { ...tenant, insurer }, branding: branding('elm', { show_fdic }) }).join(),
    ).toContain(`insurer is ${insurer}, but branding.json has show_fdic ${show_fdic}; make the two agree`)
  })

  it('The check accepts the NCUA as the insurer of a credit union', () => {
    const union = folder('elm', {
      tenant: { ...tenant, insurer: 'NCUA' },
      branding: branding('elm', { show_fdic: false }),
    })
    expect(checkTenant(union, defaultMessages)).toMatchObject({
      ok: true,
      tenant: { tenant: { insurer: 'NCUA' } },
    })
  })
})

describe('a message override', () => {
  const wording = (overrides: unknown) => problems({ messageOverrides: new Map([['en', overrides]]) })

  it('A message override may change a default message', () => {
    const own = { auth: { greeting: 'Good to see you at {{name}}' } }
    expect(
      checkTenant(folder('elm', { messageOverrides: new Map([['en', own]]) }), defaultMessages),
    ).toMatchObject({
      ok: true,
      tenant: { messageOverrides: { en: own } },
    })
  })

  it.each([
    [{ auth: { greting: 'Hi' } }, 'auth.greting is not a key of the default messages'],
    [
      { oauth: {} },
      'oauth is not a package with messages; did you mean "auth"?; the packages are auth, router, web',
    ],
    [{ auth: { greeting: 'Hi' } }, 'auth.greeting must use the placeholders {{name}}; it uses (none)'],
    [{ auth: { greeting: '{{name}} {{ssn}}' } }, 'it uses {{name}} {{ssn}}'],
    [{ auth: { greeting: ' ' } }, 'auth.greeting is empty'],
    [{ auth: 'Hi' }, 'must be { "<package>"'],
  ])('The check refuses the message overrides %j', (overrides, hint) => {
    expect(wording(overrides).join()).toContain(hint)
  })

  it('The check refuses message overrides in a language that the tenant does not offer', () => {
    expect(problems({ messageOverrides: new Map([['fr', {}]]) }).join()).toContain(
      'locales/fr.json: the file has a language',
    )
  })
})

it('The check refuses a host name that two tenants claim, except for the tenant with that slug', () => {
  const at = (slug: string, ...hosts: string[]) => {
    const tenant = { slug, hosts, apiBase: '/api/v1', languages: ['en'], settings: {} }
    const checked = checkTenant(folder(slug, { tenant }), defaultMessages)
    return checked.ok ? [checked.tenant] : []
  }
  const tenants = [...at('elm', 'save.example'), ...at('oak', 'save.example', 'elm.localhost')]
  expect(checkTogether(tenants, defaultMessages).map(problemLine)).toEqual([
    'tenants/oak/tenant.json: hosts, elm.localhost is already used by "elm"; choose another',
    'tenants/elm/tenant.json: hosts, save.example is already used by "oak"; choose another',
    'tenants/oak/tenant.json: hosts, save.example is already used by "elm"; choose another',
  ])
})
