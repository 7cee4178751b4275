import { ApiError, type FailureKind, emptyDetails } from '@coffer/api-client/transport/failure'
import { initI18n } from '@coffer/i18n/language'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ForbiddenNotice } from './forbidden-notice.tsx'
import { messages } from './messages.ts'

beforeEach(async () => {
  initI18n({ offered: ['en'] })
  await Promise.all([messages.load(), uiKitMessages.load()])
})

const failed = (kind: Extract<FailureKind, 'forbidden' | 'offline'>) =>
  new ApiError('GET /linked-accounts', { ...emptyDetails, kind, message: 'Not for you.' })
const show = (errors: readonly unknown[]) =>
  render(
    <Suspense>
      <ForbiddenNotice errors={errors} />
    </Suspense>,
  )

it('ForbiddenNotice reports missing access once, with the provider’s message', async () => {
  show([null, failed('forbidden'), failed('forbidden')])
  const alerts = await screen.findAllByRole('alert')
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.textContent).toContain('You don’t have access to part of this page')
  expect(alerts[0]?.textContent).toContain('Not for you.')
})

it.each([
  ['loaded data', [null]],
  ['data that may still load', [failed('offline')]],
])('ForbiddenNotice shows nothing for %s', (_, errors) => {
  show(errors)
  expect(screen.queryByRole('alert')).toBeNull()
})
