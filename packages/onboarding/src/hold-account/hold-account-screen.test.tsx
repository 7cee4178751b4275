import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Progress, reviewed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { HoldAccountScreen } from './hold-account-screen.tsx'

const path = '/registration/hold-account'
const show = (progress: Progress) => {
  provideProgress(progress)
  renderRoute({
    path,
    screens: { [path]: { screen: async () => HoldAccountScreen, messages: screenMessages } },
  })
}
const complete = { registration_last_step: 'completed' } as const

describe('the reason for the hold', () => {
  it.each([
    ['an application that failed', reviewed('FAILED'), 'We can’t open an account for you'],
    ['a paused application', reviewed('VIEW_ONLY'), 'Your application is paused'],
    [
      'an application on hold',
      reviewed('PASSED', { extended_status: 'HOLD' }),
      'Your application is on hold',
    ],
    [
      'an account on hold',
      reviewed('PASSED', { ...complete, extended_status: 'HOLD' }),
      'Your account is on hold',
    ],
    ['an account that can only be viewed', reviewed('VIEW_ONLY', complete), 'Your account is view-only'],
    [
      'an invited holder who was not approved',
      reviewed('FAILED', complete),
      'We couldn’t confirm your identity',
    ],
  ])('The Hold screen explains %s, with next steps and support', async (_what, progress, name) => {
    show(progress)
    expect(await screen.findByRole('heading', { name })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeDefined()
    expect(screen.getByText(/Message us today and we’ll reply by \w+day, /)).toBeDefined()
    const href = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href')
    expect(href('Contact us')).toBe('/registration/message-center/add-new-message')
    expect(href('(800) 555-0142')).toBe('tel:8005550142')
    expect(href('support@harborlight.example')).toBe('mailto:support@harborlight.example')
  })
})

it('The Hold screen announces the notice of a declined application and its deadline', async () => {
  show(reviewed('FAILED'))
  expect(await screen.findByText(/within 30 days/)).toBeDefined()
  expect(screen.getByText(/free copy/)).toBeDefined()
})

it('The Hold screen links to the documents of a view-only account', async () => {
  show(reviewed('VIEW_ONLY', complete))
  const documents = await screen.findByRole('link', { name: 'View your documents' })
  expect(documents.getAttribute('href')).toBe('/dashboard/documents')
})
