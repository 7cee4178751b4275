import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentScripts } from '@coffer/branding/document-scripts'
import { parseBranding } from '@coffer/branding/schema'
import { readDocumentInfo, countPages, readTaggedTexts, readTexts } from '@coffer/pdf-text/pdf-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterheadLogo } from '../../src/documents/letterhead-logo.ts'
import { breakLines } from '../../src/documents/line-breaks.ts'
import { PdfLayout, pageBox } from '../../src/documents/pdf-layout.ts'
import { scriptSupportFor } from '../../src/documents/script-support.ts'
import { baseScripts, splitRuns } from '../../src/documents/text-runs.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'

const tenant = new URL('../../../../tenants/harbor/branding.json', import.meta.url)
const parsed = parseBranding(JSON.parse(readFileSync(tenant, 'utf8')))
if (!parsed.ok) throw new Error('the branding is not valid')
const { branding } = parsed
const tenants = readTenants(fileURLToPath(new URL('..', tenant)))
const layoutIn = (language: 'en' | 'es', title = 'A letter') => new PdfLayout({ branding, language, title })

const contactLine = `${branding.name} · ${branding.phoneSupport} · ${branding.emails.support}`

const columns = [
  { head: 'Date', left: pageBox.left, width: 80 },
  { head: 'Amount', left: pageBox.left + 100, width: 80, align: 'right' },
] as const

describe('a document', () => {
  it('A document declares its language and title, embeds its fonts, and is tagged for assistive technology', async () => {
    const paper = layoutIn('es', 'Estado de cuenta')
    paper.heading('Resumen')
    paper.paragraph('Sin movimientos.')
    paper.list(['Uno', 'Dos'])
    paper.labeledValues([{ name: 'Saldo', value: '$1.00' }])
    paper.table(columns, [['1 nov 2026', '$2.00']])
    const content = await paper.finish()
    expect(readDocumentInfo(content)).toMatchObject({
      language: 'es-US',
      isTagged: true,
      showsTitle: true,
      foreignFonts: 0,
    })
    expect(Buffer.from(content).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(readTaggedTexts(content)).toEqual([
      { tag: 'P', text: 'Harborlight Savings' },
      { tag: 'H1', text: 'Estado de cuenta' },
      { tag: 'H2', text: 'Resumen' },
      { tag: 'P', text: 'Sin movimientos.' },
      { tag: 'Artifact', text: '•' },
      { tag: 'LBody', text: 'Uno' },
      { tag: 'Artifact', text: '•' },
      { tag: 'LBody', text: 'Dos' },
      { tag: 'TH', text: 'Saldo' },
      { tag: 'TD', text: '$1.00' },
      { tag: 'TH', text: 'Date' },
      { tag: 'TH', text: 'Amount' },
      { tag: 'TD', text: '1 nov 2026' },
      { tag: 'TD', text: '$2.00' },
      { tag: 'Artifact', text: contactLine },
      { tag: 'Artifact', text: 'Página 1 de 1' },
    ])
  })

  it('A document keeps a heading on the page of its paragraph, wherever it begins', () => {
    const text = 'Call us about anything that looks wrong. '.repeat(12)
    const layoutEnd = (start: number) => {
      const paper = layoutIn('en')
      paper.y = start
      paper.titledParagraph('Questions or errors', text)
      return Math.round(paper.y)
    }
    const height = layoutEnd(pageBox.top) - pageBox.top
    for (let left = 4; left <= 160; left += 4) {
      const start = pageBox.bottom - left
      expect([start + height, pageBox.top + height]).toContain(layoutEnd(start))
    }
  })

  it('A document has the logo with its alternative text', async () => {
    const logo = await letterheadLogo(tenants, branding)
    const content = await new PdfLayout({ branding, logo, language: 'en', title: 'A letter' }).finish()
    expect(readDocumentInfo(content).structure).toContain('Figure')
    expect(Buffer.from(content).toString('latin1')).toContain('/Alt (Harborlight Savings)')
    expect(readTexts(content)).toEqual(['Harborlight Savings', 'A letter', contactLine, 'Page 1 of 1'])
  })

  it('A document has no logo from another origin', async () => {
    const logos = { ...branding.logos, 'hor-white': 'https://cdn.example.net/logo.svg' }
    expect(await letterheadLogo(tenants, { ...branding, logos })).toBeNull()
  })

  it('A document has no logo that is slow to draw', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letterhead-'))
    mkdirSync(join(folder, 'logos'))
    const dashes = '<path d="M0 0h9999999" stroke="#fff" stroke-dasharray=".01"/>'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${dashes}</svg>`
    writeFileSync(join(folder, 'logos/hor-white.svg'), svg)
    const bySlug: typeof tenants.bySlug = (slug) => {
      const known = tenants.bySlug(slug)
      return known && { ...known, folder }
    }
    expect(await letterheadLogo({ ...tenants, bySlug }, branding)).toBeNull()
    rmSync(folder, { recursive: true })
  })

  it('A document tags the head of a table once, over any number of pages', async () => {
    const paper = layoutIn('en')
    paper.table(
      columns,
      Array.from({ length: 80 }, (_, place) => [`Day ${place + 1}`, '$1.00']),
    )
    const content = await paper.finish()
    const heads = readTaggedTexts(content).filter(({ text }) => text === 'Date')
    expect(countPages(content)).toBe(3)
    expect(heads.map(({ tag }) => tag)).toEqual(['TH', 'Artifact', 'Artifact'])
    expect(readTexts(content)).toEqual(expect.arrayContaining(['Day 1', 'Day 80', 'Page 3 of 3']))
  })
})

describe('a long table', () => {
  it('A long table yields to other work while it is drawn, and looks the same', async () => {
    const rows = Array.from({ length: 100 }, (_, place) => [`Day ${place + 1}`, '$1.00'])
    const [long, short] = [layoutIn('en'), layoutIn('en')]
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 0)
    await long.longTable(columns, rows)
    clearInterval(others)
    expect(turns).toBeGreaterThan(1)
    short.table(columns, rows)
    expect(readTexts(await long.finish())).toEqual(readTexts(await short.finish()))
  })
})

describe('the characters of a text', () => {
  it.each([
    'Łukasz Nuñez-Dvořák',
    'Zoë Šimůnková',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Иван Петрович',
    'Ağaoğlu Şahin',
    'Őry Ștefan',
    'Marķis Jānis',
    '“Quoted” – it’s 5 €',
  ])('PdfLayout prints the characters of %s unchanged', async (name) => {
    const paper = layoutIn('en')
    paper.paragraph(name)
    expect(readTexts(await paper.finish())).toContain(name.normalize('NFC'))
  })

  it.each([
    '李小龙 and 李小龍',
    'ヴァン・ゴッホ あきら',
    '김민준',
    'דוד בן-כהן',
    'محمد عبد الله',
    'प्रिया शर्मा',
    'สมชาย ใจดี',
  ])('PdfLayout prints characters of the scripts that a tenant names: %s', async (name) => {
    const paper = new PdfLayout({
      branding,
      language: 'en',
      title: 'A letter',
      scripts: await scriptSupportFor([name], documentScripts),
    })
    paper.paragraph(name)
    const content = await paper.finish()
    expect(readTexts(content)).toContain(name.normalize('NFC'))
    expect(readDocumentInfo(content).foreignFonts).toBe(0)
  })

  it.each([
    ['Զաւէն', 'Zawen'],
    ['გიორგი', 'giorgi'],
    ['தமிழ்', 'tmil'],
  ])('splitRuns spells a script that no tenant can name in Latin letters: %s', async (name, spelled) => {
    const runs = splitRuns(name, 'regular', await scriptSupportFor([name], documentScripts))
    expect(runs.map(({ text }) => text).join('')).toBe(spelled)
  })

  it.each([
    ['דוד כהן', ['דוד כהן']],
    ['David דוד כהן Smith', ['David ', 'דוד כהן', ' ', 'Smith']],
    ['דוד 26', ['26', 'דוד ']],
    ['דוד (בן) כהן', ['כהן', ' (', 'בן', ')', 'דוד ']],
  ])(
    'splitRuns orders the runs of a right-to-left script in a line that begins at the left: %s',
    async (text, inOrder) => {
      const runs = splitRuns(text, 'regular', await scriptSupportFor([text], ['hebrew']))
      expect(runs.map((run) => run.text)).toEqual(inOrder)
    },
  )

  it.each([
    ['李小龙', 'LiXiaoLong'],
    ['김민준', 'GimMinJun'],
    ['דוד בן-כהן', 'dvd vn-khhn'],
    ['محمد عبد الله', 'mhmd `bd allh'],
    ['प्रिया शर्मा', 'priya srma'],
    ['สมชาย ใจดี', 'smchay aichdi'],
  ])(
    'PdfLayout spells a script that the tenant does not name in Latin letters: %s',
    async (name, spelled) => {
      const scripts = await scriptSupportFor([name])
      const paper = new PdfLayout({ branding, language: 'en', title: 'A letter', scripts })
      paper.paragraph(name)
      expect(readTexts(await paper.finish())).toContain(spelled)
    },
  )

  it('PdfLayout prints the letters of a named script beside those that it spells', async () => {
    const name = 'דוד 李'
    const runs = splitRuns(name, 'regular', await scriptSupportFor([name], ['han']))
    expect(runs.map(({ text }) => text)).toEqual(['dvd ', '李'])
  })

  it.each(['Ana Diaz', 'Łukasz Ελένη Иван'])('scriptSupportFor loads nothing for %s', async (name) => {
    expect(await scriptSupportFor([name], documentScripts)).toBe(baseScripts)
  })

  it.each([
    ['李 Ann', '? Ann'],
    // A decomposed character is composed; of an unsupported one the base character remains.
    ['Dvor\u030ca\u0301k', 'Dvořák'],
    ['x\u0302', 'x'],
    ['1\u00a0234\u202f5', '1 234 5'],
    ['Ann\u200f', 'Ann'],
  ])('splitRuns turns %s into %s without more faces', (text, printed) => {
    const runs = splitRuns(text, 'regular')
    expect(runs.map((run) => run.text).join('')).toBe(printed)
  })
})

describe('lines', () => {
  const widthOf = (text: string): number => Array.from(text).length

  it('breakLines makes no line wider than its width, and loses no text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 20 }).filter((word) => !word.includes(' '))),
        fc.integer({ min: 1, max: 30 }),
        (words, width) => {
          const lines = breakLines(words.join(' '), width, widthOf)
          expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
        },
      ),
    )
  })

  it('breakLines breaks between words', () => {
    expect(breakLines('a deposit from a bank', 9, widthOf)).toEqual(['a deposit', 'from a', 'bank'])
  })
})
