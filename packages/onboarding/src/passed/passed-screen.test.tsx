import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reviewed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { passedScreen } from './passed-screen.tsx'

const path = '/registration/passed'

it('links to linking a bank, in the depositor’s language', async () => {
  provideProgress(reviewed('PASSED'))
  renderRoute({
    path,
    language: 'es',
    screens: { [path]: { screen: async () => passedScreen, messages: screenMessages } },
  })
  expect(await screen.findByRole('heading', { name: 'Su solicitud está aprobada' })).toBeDefined()
  const link = screen.getByRole('link', { name: 'Vincular una cuenta bancaria' })
  expect(link.getAttribute('href')).toBe('/registration/link-account-selection')
})

it('shows how far the application is, and from when money can earn interest', async () => {
  provideProgress(reviewed('PASSED'))
  renderRoute({ path, screens: { [path]: { screen: async () => passedScreen, messages: screenMessages } } })
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar')
  expect(progress.value).toBe(49)
  expect(screen.getByText(/your money starts earning interest on \w+, \w+ \d+, \d{4}\.$/)).toBeDefined()
})
