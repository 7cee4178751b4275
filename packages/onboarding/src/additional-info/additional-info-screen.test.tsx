import { handlers, respond } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Progress, reviewed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { AdditionalInfoScreen } from './additional-info-screen.tsx'

const path = '/registration/additional-info'
const show = () =>
  renderRoute({
    path,
    screens: { [path]: { screen: async () => AdditionalInfoScreen, messages: screenMessages } },
  })
const flagged = (part: Partial<Progress> = {}) =>
  reviewed('FLAGGED', { missing_documents: ['identity', 'address'], ...part })

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const photo = new File([png], 'license.png', { type: 'image/png' })
const bill = new File(['%PDF-1.7 a bill'], 'bill.pdf', { type: 'application/pdf' })

async function choose(...files: readonly (readonly [RegExp, File])[]) {
  for (const [label, file] of files) await userEvent.upload(await screen.findByLabelText(label), file)
  await waitFor(() => expect(screen.queryByText('Reading this file…')).toBeNull())
}
const chooseBoth = () => choose([/^Photo ID/, photo], [/^Proof of your home address/, bill])
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send documents' }))
const arrived = () => provideProgress(reviewed('IN_REVIEW'))
const filesAreKept = () => {
  expect(screen.getByText('license.png')).toBeDefined()
  expect(screen.getByText('bill.pdf')).toBeDefined()
}

afterEach(() => vi.useRealTimers())

describe('the reason for the screen', () => {
  it.each([
    ['FLAGGED', /didn’t match our records.*Send us the following/],
    ['ERRORED', /not about anything you entered.*Send us the following/],
    ['UNSUBMITTED', /couldn’t start.*Send us the following/],
    ['IN_REVIEW', /A reviewer needs the following to continue/],
  ] as const)(
    'The Additional info screen explains the status %s when documents are missing',
    async (status, why) => {
      provideProgress(reviewed(status, { missing_documents: ['identity'] }))
      show()
      expect(await screen.findByText(why)).toBeDefined()
      const title = 'We need more to confirm your identity'
      expect(screen.getByRole('heading', { name: title })).toBeDefined()
      expect(screen.getByRole('button', { name: 'Send document' })).toBeDefined()
    },
  )

  it.each([
    ['FLAGGED', /Some of your details didn’t match our records/],
    ['ERRORED', /We’ll try again/],
    ['UNSUBMITTED', /hasn’t started yet/],
    ['IN_REVIEW', /A reviewer has everything they need\. This page/],
  ] as const)(
    'The Additional info screen explains the status %s when no documents are missing',
    async (status, why) => {
      provideProgress(reviewed(status))
      show()
      expect(await screen.findByText(why)).toBeDefined()
      expect(screen.getByRole('heading', { name: 'We don’t need anything from you right now' })).toBeDefined()
      expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
    },
  )

  it('The Additional info screen opens the next screen when the review has a result', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provideProgress(reviewed('ERRORED'))
    show()
    await screen.findByText(/We’ll try again/)
    provideProgress(reviewed('PASSED'))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText('/registration/passed')).toBeDefined()
  })
})

it('The documents form sends one file of each kind with the revision it shows, and follows the review', async () => {
  provideProgress(flagged({ revision: 'r7' }))
  const sent: { form: FormData; base: string | null }[] = []
  provider.use(
    handlers.saveStep.answers(async (request) => {
      sent.push({ form: await request.formData(), base: request.headers.get('If-Match') })
      return respond({ request_id: 'r' }, { code: 202 })
    }),
    handlers.request.answers(() => {
      arrived()
      return respond({ kind: 'status', result: 'IN_REVIEW' })
    }),
  )
  show()
  await chooseBoth()
  await send()
  expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.base).toBe('"r7"')
  expect(sent[0]?.form.get('step')).toBe('additional-info')
  expect(sent[0]?.form.getAll('kinds[]')).toEqual(['identity', 'address'])
  expect(sent[0]?.form.getAll('documents[]')).toMatchObject([{ name: 'license.png' }, { name: 'bill.pdf' }])
})

it('The documents form reports a missing document at its field', async () => {
  provideProgress(flagged())
  show()
  await choose([/^Photo ID/, photo])
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Choose proof of your home address.')
  expect(summary.textContent).not.toContain('photo ID')
})

it('The documents form keeps two files chosen at once and explains how to replace a rejected one', async () => {
  provideProgress(flagged())
  show()
  await choose([/^Photo ID/, new File(['GIF89a'], 'license.jpg')], [/^Proof of your home address/, bill])
  expect(screen.getByText(/^We can’t accept this format: save it as a JPEG or PDF/)).toBeDefined()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t accept this file.')
  await choose([/^Photo ID/, photo])
  expect(screen.queryByRole('alert')).toBeNull()
  filesAreKept()
})

it('The documents form rejects an unusable file without a request and accepts another', async () => {
  provideProgress(reviewed('ERRORED', { missing_documents: ['identity'] }))
  show()
  await choose([/^Photo ID/, new File([], 'empty.pdf', { type: 'application/pdf' })])
  await userEvent.click(screen.getByRole('button', { name: 'Send document' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t accept this file.')
  await choose([/^Photo ID/, photo])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('empty.pdf')).toBeNull()
})

describe('a rejection', () => {
  it('The documents form shows a rejection at the field of the document', async () => {
    provideProgress(flagged())
    const errors = { 'documents.1': ['This is not what its name says.'] }
    provider.use(handlers.saveStep.fails(422, { errors }))
    show()
    await chooseBoth()
    await send()
    await screen.findByRole('alert')
    const field = screen.getByLabelText(/^Proof of your home address/)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText(/^Photo ID/).getAttribute('aria-invalid')).not.toBe('true')
    filesAreKept()
  })

  it('The documents form explains that the upload is too large', async () => {
    provideProgress(flagged())
    provider.use(handlers.saveStep.fails(413))
    show()
    await chooseBoth()
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t send your documents')
    expect(alert.textContent).toContain('too large to send at once')
    filesAreKept()
  })
})

describe('a lost response', () => {
  it('A lost response counts as success if the documents have arrived', async () => {
    provideProgress(flagged())
    provider.use(
      handlers.saveStep.answers(() => {
        arrived()
        return Response.error()
      }),
    )
    show()
    await chooseBoth()
    await send()
    expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  })

  it('The documents form keeps the files after a lost response if nothing arrived, and can retry', async () => {
    provideProgress(flagged())
    provider.use(handlers.saveStep.breaks())
    show()
    await chooseBoth()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t connect')
    filesAreKept()
    provider.use(
      handlers.saveStep.answers(() => {
        arrived()
        return respond({ request_id: 'r' }, { code: 202 })
      }),
    )
    await send()
    expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  })

  it('The documents form leaves the outcome unknown when it cannot be verified', async () => {
    provideProgress(flagged())
    show()
    await chooseBoth()
    provider.use(handlers.saveStep.breaks(), handlers.progress.fails(403))
    await send()
    expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
    filesAreKept()
  })
})

it('An upload can be canceled, and the documents form keeps the files', async () => {
  provideProgress(flagged())
  provider.use(handlers.saveStep.hangs())
  show()
  await chooseBoth()
  await send()
  expect(await screen.findByText('Sending your documents')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Upload stopped')).toBeDefined()
  filesAreKept()
})

it('The documents form sends one request for repeated submits', async () => {
  provideProgress(flagged())
  let requestCount = 0
  const answer = Promise.withResolvers<Response>()
  provider.use(
    handlers.saveStep.answers(() => {
      requestCount += 1
      return answer.promise
    }),
  )
  show()
  await chooseBoth()
  await send()
  await send()
  arrived()
  act(() => answer.resolve(respond({ request_id: 'r' }, { code: 202 })))
  expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  expect(requestCount).toBe(1)
})

it.each([
  ['another device sent them already', { code: 409, message: 'changed_elsewhere' }],
  ['the review no longer asks for them', { code: 403 }],
])('The documents form opens the current screen when %s', async (_, refusal) => {
  provideProgress(flagged())
  provider.use(
    handlers.saveStep.answers(() => {
      provideProgress(reviewed('PASSED'))
      return respond(null, refusal)
    }),
  )
  show()
  await chooseBoth()
  await send()
  expect(await screen.findByText('/registration/passed')).toBeDefined()
})
