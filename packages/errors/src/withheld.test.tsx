import { ApiError, type FailureKind, unsaid } from '@coffer/api-client/transport/failure'
import { startLanguage } from '@coffer/i18n/language'
import { words as uiKitWords } from '@coffer/ui-kit/words'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Withheld } from './withheld.tsx'
import { words } from './words.ts'

beforeEach(async () => {
  startLanguage({ offered: ['en'] })
  await Promise.all([words.load(), uiKitWords.load()])
})
afterEach(cleanup)

const failed = (kind: Extract<FailureKind, 'forbidden' | 'offline'>) =>
  new ApiError('GET /linked-accounts', { ...unsaid, kind, message: 'Not for you.' })
const show = (errors: readonly unknown[]) =>
  render(
    <Suspense>
      <Withheld errors={errors} />
    </Suspense>,
  )

it('says once that something is forbidden, in the words of the provider', async () => {
  show([null, failed('forbidden'), failed('forbidden')])
  const alerts = await screen.findAllByRole('alert')
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.textContent).toContain('Part of this page isn’t open to you')
  expect(alerts[0]?.textContent).toContain('Not for you.')
})

it.each([
  ['came', [null]],
  ['may come yet', [failed('offline')]],
])('says nothing of what %s', (_, errors) => {
  show(errors)
  expect(screen.queryByRole('alert')).toBeNull()
})
