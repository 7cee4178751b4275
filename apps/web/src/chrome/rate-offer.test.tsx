import type { Offer } from '@coffer/branding/offer'
import { initI18n } from '@coffer/i18n/language'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { RateOffer } from './rate-offer.tsx'

const rate = { apy: '4.35', asOf: '2026-11-01' }

beforeEach(() => initI18n({ offered: ['en'], preloaded: { en: { web: en } } }))

describe('RateOffer', () => {
  it('RateOffer states the rate, what it earns, and the day as of which it applies', () => {
    render(<RateOffer offer={rate} />)
    expect(screen.getByText('4.35% APY')).toBeDefined()
    expect(screen.getByText('$10,000 earns about $435 in a year.')).toBeDefined()
    expect(screen.getByText(/^Annual percentage yield \(APY\) as of Nov 1, 2026\./)).toBeDefined()
  })

  it('RateOffer links to the calculator, except if the page has a form to fill in', () => {
    render(<RateOffer offer={rate} />)
    const link = screen.getByRole('link', { name: 'See what your savings could earn' })
    expect(link.getAttribute('href')).toBe('/calculator')
    cleanup()
    render(<RateOffer offer={rate} hasCalculator={false} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each<[string, Partial<Offer>, string[]]>([
    ['neither a fee nor a minimum when none is declared', {}, []],
    [
      'that there is no fee and no minimum',
      { monthlyFeeCents: 0, minimumDepositCents: 0 },
      ['No monthly fee', 'No minimum deposit'],
    ],
    [
      'a fee and a minimum',
      { monthlyFeeCents: 4_95, minimumDepositCents: 100_00 },
      ['$4.95 a month', 'Start with $100'],
    ],
  ])('RateOffer states %s', (_, declared, facts) => {
    render(<RateOffer offer={{ ...rate, ...declared }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...facts,
      'Apply in about 10 minutes',
    ])
  })
})
