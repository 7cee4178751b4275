import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messagesSchema } from '@coffer/api-client/messages/schema'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { scanByCommand, type Scan } from '../../src/uploads/scan.ts'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'
import { addReviewedUser, logInNewUser, sortedStatuses } from './users.ts'

let scan: Scan = () => Promise.resolve('clean')
afterEach(() => {
  scan = () => Promise.resolve('clean')
})
const sandbox = await openSandboxForFile({
  uploads: { filesPerDay: 4, bytesPerDay: 2_000, bytesInAll: 3_000 },
  scan: (file) => scan(file),
})
/** The same bank without a malware scan. */
const unscanned = await openSandboxOn(sandbox.database)

const pdf = '%PDF-1.7 a letter'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])
const heic = '\0\0\0\u001Cftypheic\0\0\0\0mif1heic'
type Content = string | Uint8Array<ArrayBuffer>

function messageWith(...files: readonly [name: string, content: Content][]): FormData {
  const form = new FormData()
  form.append('subject', 'A letter')
  form.append('topic', 'other')
  form.append('body', 'See the files.')
  for (const [name, content] of files) form.append('attachments[]', new File([content], name))
  return form
}
const send = (visitor: HttpClient, ...files: readonly [name: string, content: Content][]) =>
  visitor.post('/messages', messageWith(...files))

const readAttachments = async (visitor: HttpClient) =>
  v.parse(messagesSchema, (await visitor.get('/messages')).data)[0]?.attachments ?? []

describe('an attachment', () => {
  const { newClient } = unscanned
  const newVisitor = async () => (await logInNewUser({ ...sandbox, newClient })).visitor

  it.each<[string, Content]>([
    ['page.html', '<script>alert(1)</script>'],
    ['page.pdf', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['run.js', 'alert(1)'],
    ['run.hta', '<script>1</script>'],
    ['run.bat', 'del *'],
    ['run.txt.bat', 'del *'],
    ['txt', 'no extension'],
    ['photo.jpg', 'RIFF\u0001\u0001\0\0WEBPVP8 '],
    ['binary.txt', 'a\0b'],
  ])(
    'An attachment of an unsupported format is refused with advice on what to do: %s',
    async (name, content) => {
      expect(await send(await newVisitor(), [name, content])).toMatchObject({
        status: 422,
        errors: {
          attachments: [
            `We can’t accept the format of “${name}”: save it as a JPEG or PDF, or take a screenshot of it.`,
          ],
        },
      })
    },
  )

  it.each(['empty.pdf', 'empty.txt'])('An empty attachment is refused: %s', async (name) => {
    expect(await send(await newVisitor(), [name, ''])).toMatchObject({
      status: 422,
      errors: { attachments: [`“${name}” is empty.`] },
    })
  })

  it.each<[string, string, Content, string, string]>([
    ['photo.jpg', 'image/jpeg', heic, 'photo.heic', 'image/heic'],
    ['IMG_2041.HEIC', 'application/octet-stream', heic, 'IMG_2041.HEIC', 'image/heic'],
    ['20261120.heif', '', heic, '20261120.heif', 'image/heic'],
    ['download.jfif', 'image/pjpeg', jpeg, 'download.jpg', 'image/jpeg'],
    ['scan.JPG', 'image/jpg', jpeg, 'scan.JPG', 'image/jpeg'],
    ['1000012345', '', jpeg, '1000012345.jpg', 'image/jpeg'],
    ['letter.txt', 'text/plain', pdf, 'letter.pdf', 'application/pdf'],
    ['photo.jpg', 'image/jpeg', png, 'photo.png', 'image/png'],
    ['run.bat', 'text/plain', pdf, 'run.pdf', 'application/pdf'],
    ['note.txt', 'application/octet-stream', 'ñ', 'note.txt', 'text/plain'],
    ['n'.repeat(120), '', jpeg, `${'n'.repeat(116)}.jpg`, 'image/jpeg'],
  ])(
    'The attachment %s of the type “%s” is stored and served with the type of its content',
    async (name, type, content, stored, mediaType) => {
      const visitor = await newVisitor()
      const form = messageWith()
      form.append('attachments[]', new File([content], name, { type }))
      expect(await visitor.post('/messages', form)).toMatchObject({
        status: 201,
        data: { attachments: [{ name: stored, media_type: mediaType }] },
      })
      const [file] = await readAttachments(visitor)
      const { headers } = await visitor.send('GET', file?.downloadUrl ?? '')
      expect(headers.get('content-type')).toBe(mediaType)
      expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${stored}`)
    },
  )

  it.each<[string, Content, string, string]>([
    ['letter.pdf', pdf, 'letter.pdf', 'application/pdf'],
    ['PHOTO.PNG', png, 'PHOTO.PNG', 'image/png'],
    ['nota añeja.txt', 'ñ', 'nota añeja.txt', 'text/plain'],
    ['../../etc/letter.pdf', pdf, 'letter.pdf', 'application/pdf'],
    ['C:\\temp\\letter.pdf', pdf, 'letter.pdf', 'application/pdf'],
    ['exe.\u202Etxt.pdf', pdf, 'exe.txt.pdf', 'application/pdf'],
    ['letter.pdf\u202Egnp.exe', pdf, 'letter.pdfgnp.pdf', 'application/pdf'],
    ['letter.pdf.', png, 'letter.png', 'image/png'],
    ['.pdf', pdf, 'pdf.pdf', 'application/pdf'],
    ['a\u200Bb\u0007.pdf', pdf, 'ab.pdf', 'application/pdf'],
    ['NUL.pdf', pdf, '_NUL.pdf', 'application/pdf'],
    ['NUL', pdf, '_NUL.pdf', 'application/pdf'],
    ['com1.notes.pdf', pdf, '_com1.notes.pdf', 'application/pdf'],
    ['a<b>:"c|d?e*.pdf', pdf, 'a_b___c_d_e_.pdf', 'application/pdf'],
    ['..hidden.pdf', pdf, 'hidden.pdf', 'application/pdf'],
    [`${'n'.repeat(300)}.pdf`, pdf, `${'n'.repeat(116)}.pdf`, 'application/pdf'],
  ])('An attachment is stored under a safe name: %j', async (name, content, stored, mediaType) => {
    const visitor = await newVisitor()
    expect(await send(visitor, [name, content])).toMatchObject({ status: 201 })
    expect(await readAttachments(visitor)).toMatchObject([{ name: stored, mediaType, status: 'clean' }])
  })

  it('An attachment is a download that no browser renders', async () => {
    const visitor = await newVisitor()
    await send(visitor, ['a "letter"; x=1.txt', '<script>alert(1)</script>'])
    const [file] = await readAttachments(visitor)
    const { headers, status } = await visitor.send('GET', file?.downloadUrl ?? '')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain')
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''a%20_letter_%3B%20x%3D1.txt",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })
})

describe('the quota of files', () => {
  const text = (size: number): [string, string] => ['note.txt', 'a'.repeat(size)]

  it('The quota of files limits the files of a day', async () => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await send(visitor, text(1), text(2), text(3))).toMatchObject({ status: 201 })
    expect(await send(visitor, text(1), text(2))).toMatchObject({
      status: 422,
      errors: { attachments: [expect.stringContaining('as many files as you can today')] },
    })
    expect(await send(visitor, text(1))).toMatchObject({ status: 201 })
    expect(await send(visitor)).toMatchObject({ status: 201 })
  })

  it('The quota of files limits the bytes of a day, and of all days', async () => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await send(visitor, text(1_500))).toMatchObject({ status: 201 })
    expect(await send(visitor, text(501))).toMatchObject({ status: 422 })
    const roomy = await openSandboxOn(sandbox.database, {
      uploads: { filesPerDay: 100, bytesPerDay: 100_000, bytesInAll: 3_000 },
    })
    const again = Object.assign(roomy.newClient(), { bearer: visitor.bearer })
    expect(await send(again, text(1_501))).toMatchObject({
      status: 422,
      errors: { attachments: [expect.stringContaining('no room for more files')] },
    })
    expect(await send(again, text(1_500))).toMatchObject({ status: 201 })
  })

  it('The quota of files is not exceeded by concurrent messages', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const sent = await Promise.all([1, 2].map(() => send(visitor, text(1), text(2), text(3))))
    expect(sortedStatuses(sent)).toEqual([201, 422])
  })

  it('The quota of files counts documents too', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0004')
    expect(await send(visitor, text(1), text(2), text(3))).toMatchObject({ status: 201 })
    const form = new FormData()
    form.append('step', 'additional-info')
    for (const [kind, name] of [
      ['identity', 'passport.pdf'],
      ['address', 'bill.pdf'],
    ] as const) {
      form.append('kinds[]', kind)
      form.append('documents[]', new File([pdf], name))
    }
    expect(await visitor.patch('/depositor', form)).toMatchObject({
      status: 422,
      errors: { documents: [expect.any(String)] },
    })
  })
})

describe('the malware check of attachments', () => {
  const readAttachmentsAsStaff = async (email: string) => {
    const all = v.parse(
      v.array(v.object({ email: v.string(), attachments: v.array(v.record(v.string(), v.unknown())) })),
      await sandbox.callOperator('GET', '/messages?tenant=harbor'),
    )
    return all.find((message) => message.email === email)?.attachments
  }

  it.each(['clean', 'refused'] as const)(
    'The malware check of attachments is in progress until its verdict: %s',
    async (verdict) => {
      const { promise, resolve } = Promise.withResolvers<'clean' | 'refused'>()
      scan = () => promise
      const { email, visitor } = await logInNewUser(sandbox)
      expect(await send(visitor, ['letter.pdf', pdf])).toMatchObject({
        status: 201,
        data: { attachments: [{ name: 'letter.pdf', status: 'checking', download_url: null }] },
      })
      expect(await readAttachments(visitor)).toMatchObject([{ status: 'checking', downloadUrl: null }])
      expect(await readAttachmentsAsStaff(email)).toMatchObject([{ name: 'letter.pdf', status: 'checking' }])
      resolve(verdict)
      await sandbox.context.scans.run()
      const [file] = await readAttachments(visitor)
      expect(file?.status).toBe(verdict)
      expect(await readAttachmentsAsStaff(email)).toMatchObject([{ status: verdict }])
      if (verdict === 'refused') expect(file?.downloadUrl).toBeNull()
      else expect((await visitor.send('GET', file?.downloadUrl ?? '')).status).toBe(200)
    },
  )

  it('The malware check of attachments is retried after it failed, and lets nothing pass meanwhile', async () => {
    scan = () => Promise.reject(new Error('no scanner'))
    const { visitor } = await logInNewUser(sandbox)
    await send(visitor, ['letter.pdf', pdf])
    await sandbox.context.scans.run()
    expect(await readAttachments(visitor)).toMatchObject([{ status: 'checking', downloadUrl: null }])
    scan = () => Promise.resolve('clean')
    expect(await sandbox.context.scans.run()).toBe(0)
    await sandbox.advanceClock(180)
    expect(await sandbox.context.scans.run()).toBe(1)
    expect(await readAttachments(visitor)).toMatchObject([{ status: 'clean' }])
  })

  it('The malware check of attachments receives the content and media type of the file', async () => {
    const scanned: unknown[] = []
    scan = ({ content, mediaType }) => {
      scanned.push([mediaType, new TextDecoder().decode(content)])
      return Promise.resolve('clean')
    }
    const { visitor } = await logInNewUser(sandbox)
    await send(visitor, ['letter.pdf', pdf])
    await sandbox.context.scans.run()
    expect(scanned).toEqual([['application/pdf', pdf]])
  })
})

describe('the malware check of a document', () => {
  const sendDocument = async (visitor: HttpClient) => {
    const form = new FormData()
    form.append('step', 'additional-info')
    form.append('kinds[]', 'identity')
    form.append('documents[]', new File([pdf], 'passport.pdf'))
    return visitor.patch('/depositor', form)
  }

  it('The malware check of a document runs before the document is stored', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0004')
    scan = () => Promise.resolve('refused')
    expect(await sendDocument(visitor)).toMatchObject({
      status: 422,
      errors: { 'documents.0': ['This file didn’t pass our security check. Add another copy.'] },
    })
    scan = () => Promise.reject(new Error('no scanner'))
    expect(await sendDocument(visitor)).toMatchObject({ status: 503 })
    expect((await visitor.get('/depositor')).data).toMatchObject({ registration_status: 'ERRORED' })
    scan = () => Promise.resolve('clean')
    expect(await sendDocument(visitor)).toMatchObject({ status: 202 })
  })
})

describe('a check by a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'))
  const program = join(folder, 'scan')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('scanByCommand passes the file to standard input, and reads the verdict from the exit code', async () => {
    writeFileSync(program, '#!/bin/sh\nread -r first\nexit "$first"\n')
    chmodSync(program, 0o700)
    const check = (text: string) =>
      scanByCommand(`${program} --quiet`)({
        name: 'a.txt',
        mediaType: 'text/plain',
        content: Buffer.from(`${text}\n`),
      })
    expect(await check('0')).toBe('clean')
    expect(await check('1')).toBe('refused')
    await expect(check('2')).rejects.toThrow('ended with 2')
    await expect(
      scanByCommand(join(folder, 'none'))({ name: '', mediaType: '', content: new Uint8Array() }),
    ).rejects.toThrow('ENOENT')
  })
})
