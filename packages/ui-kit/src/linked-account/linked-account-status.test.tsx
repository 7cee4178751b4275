import { linkedAccountStatuses } from '@coffer/domain/status'
import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useLinkedAccountName } from './linked-account-name.ts'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from './linked-account-status.tsx'
import en from './locales/en.json'
import es from './locales/es.json'

function Sentence({ status }: Parameters<typeof LinkedAccountStatusTag>[0]) {
  return <p>{useLinkedAccountStatusText()(status)}</p>
}

const account = { institution: 'First Meadow Bank', accountType: 'checking', mask: '0987' } as const
function Name() {
  return <p>{useLinkedAccountName()(account)}</p>
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('linked account statuses in %s', (language, wording) => {
  it.each(linkedAccountStatuses)(
    `The linked account status %s has a tag and a sentence in ${language}`,
    async (status) => {
      initI18n({ offered: [language] })
      render(
        <>
          <LinkedAccountStatusTag status={status} />
          <Sentence status={status} />
        </>,
      )
      expect(await screen.findByText(wording[`status.${status}`])).toBeDefined()
      expect(screen.getByText(wording[`status.${status}.sentence`])).toBeDefined()
    },
  )
})

it('The name of a linked account states its bank, its type and its last digits', async () => {
  initI18n({ offered: ['en'] })
  render(<Name />)
  expect(await screen.findByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
})
