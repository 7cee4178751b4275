import { renderRoute } from '@coffer/router/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reviewed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { passedScreen } from './passed-screen.tsx'

const path = '/registration/passed'

const open = (language: 'en' | 'es' = 'en') =>
  renderRoute({
    path,
    language,
    screens: { [path]: { screen: async () => passedScreen, messages: screenMessages } },
  })

it('The Passed screen links to linking a bank, in the depositor’s language', async () => {
  provideProgress(reviewed('PASSED'))
  open('es')
  expect(await screen.findByRole('heading', { name: 'Su solicitud está aprobada' })).toBeDefined()
  const link = screen.getByRole('link', { name: 'Vincular una cuenta bancaria' })
  expect(link.getAttribute('href')).toBe('/registration/link-account-selection')
})

it('The Passed screen shows the progress of the application and the date from which money can earn interest', async () => {
  provideProgress(reviewed('PASSED'))
  open()
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar')
  expect(progress.value).toBe(49)
  expect(screen.getByText(/your money starts earning interest on \w+, \w+ \d+, \d{4}\.$/)).toBeDefined()
})

it.each([
  ['bank', '/manual-funding/microdeposits'],
  ['verified', '/fund-account'],
] as const)(
  'The Passed screen redirects to the next step when the last step is %s',
  async (registration_last_step, next) => {
    provideProgress(reviewed('PASSED', { registration_last_step }))
    const shown = open()
    await waitFor(() => expect(shown.path()).toBe(next))
  },
)
