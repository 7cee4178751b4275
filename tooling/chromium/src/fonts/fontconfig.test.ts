import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fontconfigXml } from './fontconfig.ts'
import { fontconfigFile, projectFonts } from './machine-fonts.ts'

const folders = { fonts: '/home/josé & co/<fonts>', cache: '/home/josé & co/cache' }

it('The configuration of fontconfig escapes folders with spaces, accents and XML characters', () => {
  const xml = fontconfigXml(projectFonts, folders)
  expect(xml).toContain('<dir>/home/josé &amp; co/&lt;fonts&gt;</dir>')
  expect(xml).toContain('<cachedir>/home/josé &amp; co/cache</cachedir>')
})

it('The configuration of fontconfig includes no configuration and no folder of the machine', () => {
  const xml = readFileSync(fontconfigFile(projectFonts), 'utf8')
  const folder = dirname(fontconfigFile(projectFonts))
  expect(xml).not.toContain('<include')
  expect(xml.match(/<(?:cache)?dir\b.*/g)).toEqual([
    `<dir>${join(folder, 'fonts')}</dir>`,
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
  ])
})

it('The folder of fonts has four styles of each family, as TrueType, which Chromium accepts as system fonts', () => {
  const folder = join(dirname(fontconfigFile(projectFonts)), 'fonts')
  const files = readdirSync(folder)
  expect(files).toHaveLength(12)
  for (const file of files) expect(readFileSync(join(folder, file)).readUInt32BE(0), file).toBe(0x1_00_00)
})
