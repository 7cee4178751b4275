import { initI18n } from '@coffer/i18n/language'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages } from '@coffer/errors/messages'
import { forbidden, lost } from './submission.fixture.tsx'
import type { SubmissionState } from './submission.ts'
import { SubmissionNotice } from './submission-notice.tsx'

beforeEach(async () => {
  initI18n({ offered: ['en'] })
  await Promise.all([messages.load(), uiKitMessages.load()])
})

async function textOf(state: SubmissionState, unknown?: { title: string; body: string }) {
  render(
    <Suspense>
      <SubmissionNotice state={state} title="Not saved" unknown={unknown} />
    </Suspense>,
  )
  return (await screen.findByRole('alert')).textContent
}

describe('SubmissionNotice', () => {
  it('SubmissionNotice states what did not happen after a rejection', async () => {
    expect(await textOf({ status: 'rejected', error: forbidden })).toContain('Not saved')
  })

  it('SubmissionNotice claims nothing after a lost response', async () => {
    const text = await textOf({ status: 'outcome-unknown', error: lost, verification: 'none' })
    expect(text).toContain('it may have gone through')
    expect(text).not.toContain('Not saved')
  })

  it.each([
    ['none', false],
    ['failed', true],
  ] as const)(
    'SubmissionNotice promises that nothing is done twice only if the retry is verified: verification %s',
    async (verification, isPromised) => {
      const text = await textOf({ status: 'outcome-unknown', error: lost, verification })
      expect(text.includes('Nothing will be done twice.')).toBe(isPromised)
    },
  )

  it('SubmissionNotice omits the promise when the caller has its own wording', async () => {
    const unknown = { title: 'Not confirmed', body: 'Wait a minute.' }
    const text = await textOf({ status: 'outcome-unknown', error: lost, verification: 'failed' }, unknown)
    expect(text).toContain('Wait a minute.')
    expect(text).not.toContain('Nothing will be done twice.')
  })

  it('SubmissionNotice states what did not happen when the provider has no record of it', async () => {
    const text = await textOf({ status: 'outcome-unknown', error: lost, verification: 'not-found' })
    expect(text).toContain('Not saved')
    expect(text).toContain('We checked, and nothing came through.')
  })
})
