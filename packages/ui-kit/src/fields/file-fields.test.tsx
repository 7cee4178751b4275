import { initI18n } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttachmentsField } from './attachments-field.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileField } from './file-field.tsx'
import { messages } from './files/messages.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const heic = '\0\0\0\u001Cftypheic\0\0\0\0mif1heic'
const file = (name: string, content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7', type = '') =>
  new File([content], name, { type })

/** A file whose content can be read only after `finish` is called. */
function slowFile(name: string) {
  const reading = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(file(name), { arrayBuffer: () => reading.promise })
  return { slow, finish: () => reading.resolve(new TextEncoder().encode('%PDF-1.7').buffer) }
}

const namesAndContents = (files: readonly ChosenFile[]) => files.map((one) => [one.file.name, one.content])
const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')
let chosen: readonly ChosenFile[] = []
let identity: ChosenFile | null = null

function Attachments() {
  const [value, setValue] = useState<readonly ChosenFile[]>([])
  const change = (files: readonly ChosenFile[]) => {
    chosen = files
    setValue(files)
  }
  return <AttachmentsField label="Attachments" name="attachments" value={value} onChange={change} />
}
function Document() {
  const [value, setValue] = useState<ChosenFile | null>(null)
  const change = (one: ChosenFile | null) => {
    identity = one
    setValue(one)
  }
  return <FileField label="Photo ID" name="identity" value={value} onChange={change} />
}

async function show(Field: ComponentType, language: Language = 'en') {
  initI18n({ offered: [language] })
  await messages.load()
  render(<Field />)
}
const input = () => screen.getByLabelText<HTMLInputElement>(/^(Attachments|Photo ID)/, { selector: 'input' })
const pick = (...files: File[]) => userEvent.upload(input(), files)

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  if (getContext) Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', getContext)
})

describe('file fields', () => {
  it.each([
    ['photo.jpg', heic, 'image/jpeg', 'image/heic', 'HEIC picture, 1 kB'],
    ['IMG_2041.HEIC', heic, 'application/octet-stream', 'image/heic', 'HEIC picture, 1 kB'],
    ['20261120.heif', heic, '', 'image/heic', 'HEIC picture, 1 kB'],
    ['download.jfif', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '', 'image/jpeg', 'JPEG picture, 1 kB'],
    ['SCAN.PNG', png, 'image/x-png', 'image/png', 'PNG picture, 1 kB'],
    ['Letter.PDF', '%PDF-1.7', 'application/octet-stream', 'application/pdf', 'PDF document, 1 kB'],
  ])(
    'A file field accepts %s by its content and shows its format',
    async (name, content, type, kind, what) => {
      await show(Attachments)
      await pick(file(name, content, type))
      expect(await screen.findByText(what)).toBeDefined()
      expect(namesAndContents(chosen)).toEqual([[name, kind]])
      expect(input().getAttribute('aria-invalid')).toBeNull()
    },
  )

  it.each([
    ['en', 'We can’t accept this format: save it as a JPEG or PDF, or take a screenshot of it.'],
    ['es', 'No aceptamos este formato: guárdelo como JPEG o PDF, o tome una captura de pantalla.'],
  ] as const)(
    'A file field refuses a WebP picture before submission and says what to do, in %s',
    async (language, sentence) => {
      await show(Document, language)
      await pick(file('photo.jpg', 'RIFF\u0001\u0001\0\0WEBPVP8 ', 'image/jpeg'))
      expect(await screen.findByText(sentence)).toBeDefined()
      expect(screen.getByRole('status').textContent).toBe(`photo.jpg: ${sentence}`)
      expect(input().getAttribute('aria-invalid')).toBe('true')
      expect(identity?.content).toBe('other')
    },
  )

  it('A file field says what to do with a file that cannot be read', async () => {
    await show(Document)
    await pick(Object.assign(file('cloud.pdf'), { arrayBuffer: () => Promise.reject(new Error('gone')) }))
    expect(
      await screen.findByText('We can’t read this file: save it on this device, then choose it again.'),
    ).toBeDefined()
  })

  it('A file field says that a file is empty', async () => {
    await show(Document)
    await pick(file('empty.pdf', ''))
    expect(await screen.findByText('This file is empty.')).toBeDefined()
  })
})

describe('a file that is being read', () => {
  it('A file that is still being read does not undo additions and removals made meanwhile', async () => {
    const [one, other] = [slowFile('one.pdf'), slowFile('other.pdf')]
    await show(Attachments)
    await pick(one.slow)
    expect(screen.getByText('Reading this file…')).toBeDefined()
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await pick(other.slow)
    await pick(file('third.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove other.pdf' }))
    other.finish()
    one.finish()
    await waitFor(() =>
      expect(namesAndContents(chosen)).toEqual([
        ['one.pdf', 'application/pdf'],
        ['third.pdf', 'application/pdf'],
      ]),
    )
  })

  it('A file that was replaced while it was being read does not return', async () => {
    const one = slowFile('one.pdf')
    await show(Document)
    await pick(one.slow)
    await pick(file('other.pdf'))
    one.finish()
    expect(await screen.findByText('PDF document, 1 kB')).toBeDefined()
    expect(identity?.file.name).toBe('other.pdf')
  })
})

describe('preview of a file', () => {
  const canvas = () => document.querySelector<HTMLCanvasElement>('canvas')

  it('The preview shows the middle of a decoded picture and releases the bitmap', async () => {
    const close = vi.fn()
    const drawImage = vi.fn()
    const picture = { width: 400, height: 300, close }
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture))
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => ({ drawImage }),
    })
    await show(Document)
    await pick(file('license.png', png))
    await waitFor(() => expect(canvas()?.hidden).toBe(false))
    expect(drawImage).toHaveBeenCalledWith(picture, 50, 0, 300, 300, 0, 0, 96, 96)
    expect(close).toHaveBeenCalledOnce()
  })

  it('The preview is hidden for a picture that the browser cannot decode', async () => {
    await show(Document)
    await pick(file('IMG_2041.HEIC', heic))
    expect(await screen.findByText('HEIC picture, 1 kB')).toBeDefined()
    expect(canvas()?.hidden).toBe(true)
  })

  it('The preview does not decode files that are not pictures', async () => {
    const decode = vi.fn()
    vi.stubGlobal('createImageBitmap', decode)
    await show(Attachments)
    await pick(file('letter.pdf'), file('program.png', 'MZ\u0090\0'))
    expect(await screen.findByText('PDF document, 1 kB')).toBeDefined()
    expect(decode).not.toHaveBeenCalled()
  })
})
