import { describe, expect, it } from 'vitest'
import { fileKind, nameOfKind } from './file-kind.ts'

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const text = (content: string): Uint8Array => new TextEncoder().encode(content)
/** The first box of a HEIF file: its size, `ftyp`, the major brand, a version, and the brands it is compatible with. */
const pictureBox = (major: string, ...brands: string[]): Uint8Array => {
  const box = text(`\0\0\0\0ftyp${major}\0\0\0\0${brands.join('')}`)
  return new Uint8Array([0, 0, 0, box.length, ...box.subarray(4), ...bytes('00 00 01 c2 6d 65 74 61')])
}

const jpeg = bytes('ff d8 ff e0 00 10 4a 46 49 46 00 01 01 01 00 48 00 48 00 00')
const jpegOfCamera = bytes('ff d8 ff e1 2f 5a 45 78 69 66 00 00 4d 4d 00 2a 00 00 00 08')
const png = bytes('89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52')
const pdf = text('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n1 0 obj')
const heic = pictureBox('heic', 'mif1', 'MiHB', 'MiHE', 'MiPr', 'miaf', 'heic', 'tmap')

describe('fileKind', () => {
  it.each([
    ['a photo of a phone', 'IMG_2041.HEIC', heic, 'image/heic'],
    ['a HEIC photo that is called a JPEG', 'photo.jpg', heic, 'image/heic'],
    ['a HEIF picture of an Android phone', '20261120_153012.heif', pictureBox('mif1', 'heic'), 'image/heic'],
    ['a HEIC picture of 10 bits', 'a.heic', pictureBox('heix', 'mif1', 'heix'), 'image/heic'],
    ['a burst of HEIC pictures', 'a.heics', pictureBox('msf1', 'hevc'), 'image/heic'],
    ['a HEIC sequence', 'a.heic', pictureBox('hevc', 'msf1', 'hevc'), 'image/heic'],
    ['only the brand of a HEIC picture', 'a.heic', heic.subarray(0, 12), 'image/heic'],
    ['a JFIF picture', 'download.jfif', jpeg, 'image/jpeg'],
    ['a JPEG of a camera', 'DSC0001.JPG', jpegOfCamera, 'image/jpeg'],
    ['a JPEG without an extension', '1000012345', jpeg, 'image/jpeg'],
    ['a JPEG that is called a PNG', 'screenshot.png', jpeg, 'image/jpeg'],
    ['a screenshot', 'Screenshot.PNG', png, 'image/png'],
    ['a scan', 'Scan 1.PDF', pdf, 'application/pdf'],
    ['a PDF that is called a text', 'letter.txt', pdf, 'application/pdf'],
    ['a text', 'NOTE.TXT', text('¿Cuándo llega?'), 'text/plain'],
    ['a text with a byte order mark', 'note.txt', text('\uFEFFWhen?'), 'text/plain'],
  ])('fileKind recognizes %s: %s', (_, name, content, kind) => {
    expect(fileKind(content, name)).toBe(kind)
  })

  it.each([
    ['a page', 'page.html', text('<script>alert(1)</script>')],
    ['a page that is called a PDF', 'page.pdf', text('<script>alert(1)</script>')],
    ['a text without an extension', 'note', text('When?')],
    ['a text in Latin-1', 'note.txt', bytes('c3 28')],
    ['a text with a zero byte', 'note.txt', text('a\0b')],
    ['an empty file', 'note.txt', text('')],
    ['a WebP picture', 'photo.jpg', text('RIFF\u0001\u0002\0\0WEBPVP8 ')],
    ['a GIF', 'photo.png', text('GIF89a')],
    ['an AVIF picture', 'photo.avif', pictureBox('avif', 'mif1', 'miaf')],
    ['an AVIF picture under the common brand', 'photo.heif', pictureBox('mif1', 'miaf', 'avif')],
    ['a video', 'IMG_2041.MOV', pictureBox('qt  ')],
    ['a video that is called a photo', 'IMG_2041.heic', pictureBox('isom', 'mp42')],
    ['a Word document', 'letter.docx', bytes('50 4b 03 04 14 00 06 00')],
    ['a program', 'statement.pdf', bytes('4d 5a 90 00 03 00')],
    ['an incomplete brand', 'a.heic', heic.subarray(0, 11)],
  ])('fileKind is null for %s: %s', (_, name, content) => {
    expect(fileKind(content, name)).toBeNull()
  })
})

describe('nameOfKind', () => {
  it.each([
    ['photo.jpg', 'image/heic', 'photo.heic'],
    ['IMG_2041.HEIC', 'image/heic', 'IMG_2041.HEIC'],
    ['20261120.heif', 'image/heic', '20261120.heif'],
    ['download.jfif', 'image/jpeg', 'download.jpg'],
    ['scan.JPEG', 'image/jpeg', 'scan.JPEG'],
    ['1000012345', 'image/jpeg', '1000012345.jpg'],
    ['screenshot.png', 'image/jpeg', 'screenshot.jpg'],
    ['run.bat', 'application/pdf', 'run.pdf'],
    ['letter.pdf.exe', 'application/pdf', 'letter.pdf.pdf'],
    ['Letter of 11.2026', 'application/pdf', 'Letter of 11.2026.pdf'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
    ['.jpg', 'image/png', '.jpg.png'],
  ] as const)('nameOfKind makes %s of kind %s %s', (name, kind, named) => {
    expect(nameOfKind(name, kind)).toBe(named)
  })
})
