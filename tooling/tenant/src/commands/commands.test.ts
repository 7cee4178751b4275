import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Prompts, Cancelled } from '../new/prompts.ts'
import { paths } from '../paths.ts'
import { branding, defaultMessages, folder, writeFolder } from '../testing.ts'
import { run } from './program.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1">'

let root = ''
let tenants = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  tenants = join(root, 'tenants')
  mkdirSync(tenants)
  writeFolder(tenants, folder('elm'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A command's output on both channels, and its exit code. */
async function typed(line: string | readonly string[], prompts: Prompts | null = null) {
  const said: string[] = []
  const code = await run(
    {
      root,
      tenants,
      dist: join(root, 'dist'),
      previews: join(root, 'previews'),
      web: join(root, 'web'),
      defaultMessages: () => defaultMessages,
      prompts,
      from: root,
      stdout: (text) => said.push(text),
      stderr: (text) => said.push(`! ${text}`),
    },
    typeof line === 'string' ? line.split(' ') : line,
  )
  return { code, said: said.join('\n') }
}

/** Prompts that are answered in this order, and then with their defaults. */
function person(...answers: readonly string[]): Prompts & { readonly asked: string[] } {
  const left = [...answers]
  const asked: string[] = []
  return {
    asked,
    text: ({ message, otherwise, hint }) => {
      asked.push(message)
      const answer = left.shift() ?? otherwise ?? ''
      if (answer === 'Ctrl-C') return Promise.reject(new Cancelled())
      const wrong = hint(answer)
      return wrong === undefined ? Promise.resolve(answer) : Promise.reject(new Error(`${answer} ${wrong}`))
    },
    confirm: (message) => {
      asked.push(message)
      return Promise.resolve(left.shift() === 'yes')
    },
  }
}

const flags = '--primary 1d4d3a --email help@oak.example --phone 8005550133 --no-fdic'.split(' ')
const oak = ['new', 'oak', '--name', 'Oakbridge Bank', ...flags]
const written = (path: string): unknown => JSON.parse(readFileSync(join(tenants, path), 'utf8'))
const folders = (): string[] => readdirSync(tenants).sort()

describe('new', () => {
  it('new creates and checks a tenant from flags alone, and prints the use of its colors and the next steps', async () => {
    const { code, said } = await typed(oak)
    expect(code).toBe(0)
    expect(said).toContain('Created tenants/oak/.')
    expect(said).toContain('oak: valid; Oakbridge Bank; oak.localhost; en es; colors used as given')
    expect(said).toContain(
      'Your dark green (#1d4d3a) is used for buttons as you gave it; text on it is white',
    )
    expect(said).toContain('npm run tenant -- preview oak')
    expect(written('oak/branding.json')).toMatchObject({
      short_name: 'Oakbridge Bank',
      color_primary: '#1d4d3a',
      color_secondary: '#1d4d3a',
      show_fdic: false,
    })
    expect(await typed('check')).toMatchObject({ code: 0 })
    expect(folders()).toEqual(['elm', 'oak'])
  })

  it('new prompts for fields without a flag, and uses the default on Enter', async () => {
    const prompts = person('ffc72c', '#ffc72c', 'help@oak.example', '(800) 555-0133', 'y')
    const { code } = await typed(['new', 'oak', '--name', 'Oak', '--short-name', 'Oak'], prompts)
    expect(code).toBe(0)
    expect(prompts.asked.map((question) => question.split(' ')[0])).toEqual([
      'Primary',
      'Secondary',
      'Email',
      'Phone',
      'Are',
      'Host',
      'Languages,',
    ])
    expect(written('oak/branding.json')).toMatchObject({ color_primary: '#ffc72c', show_fdic: true })
    expect(written('oak/tenant.json')).toMatchObject({ hosts: ['oak.localhost'], languages: ['en', 'es'] })
  })

  it('new leaves nothing behind when the prompts are canceled', async () => {
    expect(await typed('new oak', person('Oakbridge Bank', 'Ctrl-C'))).toMatchObject({ code: 130 })
    expect(folders()).toEqual(['elm'])
  })

  it('new reports every invalid flag before the first prompt', async () => {
    writeFileSync(join(root, 'evil.svg'), `${svg}<script/></svg>`)
    const prompts = person()
    const { code, said } = await typed(
      'new oak --primary red --email nobody --host elm.localhost --logo evil.svg --mark none.png',
      prompts,
    )
    expect(code).toBe(1)
    expect(said.split('\n')).toEqual([
      expect.stringContaining('! --primary: it must be a color like #'),
      '! --email: it must be an email address',
      '! --host: it has elm.localhost, which is already used by "elm"; choose another',
      '! --logo evil.svg: the file has <script> on line 1, which a logo may not; remove it or draw it as paths',
      '! --mark none.png: the file does not exist',
    ])
    expect(prompts.asked).toEqual([])
    expect(folders()).toEqual(['elm'])
  })

  it('new takes exactly one host per --host flag', async () => {
    await typed(['new', '--host', 'save.oak.example', '--host', 'oak.example', ...oak.slice(1)])
    expect(written('oak/tenant.json')).toMatchObject({ hosts: ['save.oak.example', 'oak.example'] })
  })

  it('new uses the logos that its flags name', async () => {
    const logo = `${svg}<title>Oakbridge</title><path d="M0 0h4v1z"/></svg>`
    writeFileSync(join(root, 'logo.svg'), logo)
    const { said } = await typed([...oak, '--logo', 'logo.svg'])
    expect(readFileSync(join(tenants, 'oak/logos/hor-color.svg'), 'utf8')).toBe(logo)
    expect(said).toContain('Plain logos were drawn for --logo-white, --mark, --mark-white')
  })

  it('new takes a picture from a file, and refuses a file that is not a picture', async () => {
    const picture = readFileSync(join(paths.tenants, 'juniper/pictures/hills.webp'))
    writeFileSync(join(root, 'Hills.webp'), picture)
    writeFileSync(join(root, 'hills.png'), '<svg/>')
    const { said } = await typed([...oak, '--picture', 'hills.png'])
    expect(said).toContain('--picture hills.png: the file is not a JPEG, PNG or WebP')
    expect((await typed([...oak, '--picture', 'Hills.webp'])).code).toBe(0)
    expect(readFileSync(join(tenants, 'oak/pictures/front.webp'))).toEqual(picture)
    expect((await typed('check oak')).said).toContain('the log-in page has front.webp as decoration')
  })

  it.each([
    [
      'new elm',
      'elm: the slug already exists: npm run tenant -- check elm checks it, npm run tenant -- remove elm removes it',
    ],
    ['new Oak_Bank', 'not ending with a hyphen; try oak-bank'],
    ['new ../oak', 'not ending with a hyphen; try oak'],
    [
      'new sandbox',
      'sandbox: the slug is kept, because sandbox.localhost is the operator’s console; choose another',
    ],
    [
      'new oak',
      'there is no terminal for prompts: the command line needs --name, --primary, --email, --phone, --fdic or --no-fdic',
    ],
  ])('"%s" is refused in one sentence', async (line, sentence) => {
    const { code, said } = await typed(line)
    expect(code).toBe(1)
    expect(said.split('\n')).toHaveLength(1)
    expect(said).toContain(sentence)
    expect(folders()).toEqual(['elm'])
  })

  it('new names the flag that conflicts with another tenant, and creates nothing', async () => {
    const { code, said } = await typed([...oak, '--email', 'help@elm.example'])
    expect({ code, said }).toEqual({
      code: 1,
      said: '! --email: emails.support is already used by "elm"; choose another',
    })
    expect(folders()).toEqual(['elm'])
  })

  it('new names the flag of the name from which it drew the logo of another tenant, not a flag without a value', async () => {
    await typed(oak)
    const other = [
      'new',
      'fir',
      '--name',
      'Oakbridge Credit Union',
      '--short-name',
      'Oakbridge Bank',
      ...flags,
    ]
    const { code, said } = await typed([...other, '--email', 'help@fir.example'])
    expect(code).toBe(1)
    expect(said.split('\n')).toEqual(
      ['--logo', '--logo-white'].map(
        (flag) =>
          `! --short-name: it gives a drawn logo that is already used by "oak"; choose another, or name your own by ${flag}`,
      ),
    )
    expect(folders()).toEqual(['elm', 'oak'])
  })

  it.each(['logo.svg', 'logo.png'])('new names one limit for %s, however large the file is', async (file) => {
    for (const bytes of [24_577, 98_305]) {
      writeFileSync(join(root, file), svg.padEnd(bytes))
      expect((await typed([...oak, '--logo', file])).said).toBe(
        `! --logo ${file}: the file has ${bytes} bytes, more than 24576; simplify it`,
      )
    }
  })

  it('new removes the temporary folder of a killed process', async () => {
    mkdirSync(join(tenants, '.new-999999999/oak'), { recursive: true })
    await typed(oak)
    expect(folders()).toEqual(['elm', 'oak'])
  })
})

describe('check', () => {
  it('check explains the colors of one valid tenant', async () => {
    const { code, said } = await typed('check elm')
    expect(code).toBe(0)
    expect(said).toContain('elm: valid; elm Savings; elm.localhost')
    expect(said).toContain('All 232 pairs of colors are legible, light and dark (WCAG 2.2 AA).')
  })

  it('check explains the design of one valid tenant', async () => {
    const { said } = await typed('check elm')
    expect(said).toContain('  All text is in Lato.')
    expect(said).toContain('  Corners are soft (4 px); cards have a hairline.')
    expect(said).toContain('the background derived from your primary color, without a pattern.')
    expect(said).toContain('  The FDIC sign is shown.')
    const design = {
      headingTypeface: 'Bitter',
      shape: 'round',
      surface: 'tinted',
      frontPage: { tone: 'light', pattern: 'rays' },
    }
    const tenant = folder('elm', { branding: branding('elm', { show_fdic: false }) })
    writeFolder(tenants, {
      ...tenant,
      tenant: {
        slug: 'elm',
        hosts: ['elm.localhost'],
        apiBase: '/api/v1',
        languages: ['en', 'es'],
        design,
        insurer: 'NCUA',
        settings: {},
      },
    })
    const changed = (await typed('check elm')).said
    expect(changed).toMatch(/Text is in Lato, headings in Bitter, in 2 font files; .* preloads 1 of them/)
    expect(changed).toContain(
      'a light background and your color logo, with rays from 100 % of its width and 100 %',
    )
    expect(changed).toContain('  The NCUA sign is shown.')
  })

  it('check prints a line for each tenant, and counts the problems', async () => {
    mkdirSync(join(tenants, 'oak'))
    const { code, said } = await typed('check')
    expect(code).toBe(1)
    expect(said.split('\n')).toEqual([
      'elm: valid; elm Savings; elm.localhost; en es; colors used as given',
      '! tenants/oak/tenant.json: the file is missing; add it',
      '! tenants/oak/branding.json: the file is missing; add it',
      '! 2 problems in 1 of 2 tenants',
    ])
  })
})

describe('list', () => {
  it('list prints all tenants, and marks those with problems', async () => {
    mkdirSync(join(tenants, 'oak'))
    expect((await typed('list')).said.split('\n')).toEqual([
      'slug  name         languages  hosts          check',
      'elm   elm Savings  en es      elm.localhost  valid',
      'oak   –                                      2 problems: npm run tenant -- check oak',
    ])
  })

  it('list --json prints the same as JSON', async () => {
    expect(JSON.parse((await typed('list --json')).said)).toEqual([
      { slug: 'elm', name: 'elm Savings', languages: ['en', 'es'], hosts: ['elm.localhost'], problems: 0 },
    ])
  })
})

describe('remove', () => {
  const made = (): void => {
    mkdirSync(join(root, 'dist/elm'), { recursive: true })
    mkdirSync(join(root, 'previews/elm'), { recursive: true })
  }

  it('remove asks for confirmation, with the number of uncommitted files', async () => {
    const prompts = person('no')
    expect(await typed('remove elm', prompts)).toEqual({ code: 1, said: 'Nothing was removed.' })
    expect(prompts.asked).toEqual([
      'Remove tenants/elm/ (6 files, none of them committed; this cannot be undone)?',
    ])
    expect(folders()).toEqual(['elm'])
  })

  it('remove deletes the folder and its output, and reports it', async () => {
    made()
    const { code, said } = await typed('remove elm', person('yes'))
    expect(code).toBe(0)
    expect(said).toContain('removed its build\nremoved the data of its previews')
    expect([
      ...folders(),
      existsSync(join(root, 'dist/elm')),
      existsSync(join(root, 'previews/elm')),
    ]).toEqual([false, false])
  })

  it('remove deletes nothing without a confirmation or --yes', async () => {
    expect((await typed('remove elm')).said).toContain('There is no terminal for the confirmation: use --yes')
    expect(folders()).toEqual(['elm'])
    expect(await typed('remove elm --yes')).toMatchObject({ code: 0 })
    expect(folders()).toEqual([])
  })

  it.each(['remove oak', 'remove ../tenants', 'remove .'])(
    '"%s" removes nothing, since it names no tenant',
    async (line) => {
      expect(await typed(line)).toMatchObject({ code: 1 })
      expect(folders()).toEqual(['elm'])
    },
  )
})

describe('an invalid command line', () => {
  it.each([
    ['chek', '(Did you mean check?)'],
    ['remove', "missing required argument 'slug'"],
    ['new', 'the slug is missing: npm run tenant -- new <slug>'],
    ['new oak --primry 0b2545', '(Did you mean --primary?)'],
    ['new oak --primary', 'A # begins a comment in a shell'],
    ['new oak --name Oakbridge Bank', 'Quote values with spaces: --name "Elm Street Savings".'],
    ['preview elm --port http', 'It must be a number from 1 to 65535.'],
  ])('The invalid command line "%s" prints a hint', async (line, hint) => {
    const { code, said } = await typed(line)
    expect(code).toBe(2)
    expect(said).toContain(hint)
  })

  it('An unknown slug prints a suggestion for a similar one', async () => {
    for (const line of ['check elf', 'preview elf']) {
      const { code, said } = await typed(line)
      expect({ code, said }).toEqual({
        code: 1,
        said: '! tenants/elf: the folder does not exist; did you mean "elm"?; the tenants are elm',
      })
    }
  })

  it('help and --help print the usage', async () => {
    expect(await typed('help new')).toMatchObject({ code: 0 })
    expect((await typed('--help')).said).toContain('COFFER_TENANTS')
  })
})

it('build reports that the application has to be compiled first', async () => {
  expect(await typed('build')).toEqual({
    code: 1,
    said: '! apps/web/dist/client/.vite/manifest.json is missing: build @coffer/web first',
  })
})
