import { filledFields } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unconfirmed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { LandingScreen } from './landing-screen.tsx'

const path = '/registration/landing'
const show = () =>
  renderRoute({ path, screens: { [path]: { screen: async () => LandingScreen, messages: screenMessages } } })

it('The Landing screen lists what is needed and links to the first step', async () => {
  provideProgress(unconfirmed('none'))
  show()
  const start = await screen.findByRole('link', { name: 'Start' })
  expect(start.getAttribute('href')).toBe('/registration/basic-information')
  expect(screen.getByRole('heading', { name: 'What you’ll need' })).toBeDefined()
})

it('The Landing screen links to the first incomplete step', async () => {
  provideProgress(unconfirmed('address', filledFields()))
  show()
  const next = await screen.findByRole('link', { name: 'Continue' })
  expect(next.getAttribute('href')).toBe('/registration/employer')
})
