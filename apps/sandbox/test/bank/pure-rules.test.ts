import { addDays, easternDate, isBusinessDay } from '@coffer/domain/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseParagraphs } from '../../src/disclosures/paragraphs.ts'
import { downloadLinks } from '../../src/disclosures/download-link.ts'
import { openKeyring } from '../../src/keys/keyring.ts'
import * as movements from '../../src/ledger/movements.ts'
import { script } from '../../src/fastlink/linking-pages.ts'
import { planHistory } from '../../src/seed/history/plan-history.ts'
import { testKeys } from '../engine/test-keys.ts'

const sum = (entries: movements.Entry[]): number => entries.reduce((total, { cents }) => total + cents, 0)
const cents = fc.integer({ min: 1, max: 25_000_000 })

describe('every movement', () => {
  it.each([
    movements.depositAccepted,
    movements.depositSettled,
    movements.depositReleased,
    movements.depositVoided,
    movements.withdrawalAccepted,
    movements.withdrawalSettled,
    movements.withdrawalVoided,
    movements.interestPosted,
  ])('The movement $name adds up to zero', (movement) => {
    fc.assert(fc.property(cents, (amount) => sum(movement(amount)) === 0))
  })

  it('The movements of a returned deposit add up to zero in every pocket, at any stage', () => {
    const lives = {
      pending: [movements.depositAccepted],
      held: [movements.depositAccepted, movements.depositSettled],
      available: [movements.depositAccepted, movements.depositSettled, movements.depositReleased],
    }
    for (const stage of ['pending', 'held', 'available'] as const) {
      const lived = [...lives[stage].flatMap((move) => move(500)), ...movements.depositReturned(500, stage)]
      const left = Map.groupBy(lived, ({ account }) => account)
      for (const entries of left.values()) expect(sum(entries)).toBe(0)
    }
  })
})

describe('a demo history', () => {
  const wishes = fc.record({
    apyOn: fc.constant(() => '4.35'),
    days: fc.integer({ min: 60, max: 900 }),
    transactions: fc.integer({ min: 40, max: 400 }),
    firstDeposit: fc.constant(350_000),
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
  })

  it('A demo history has the requested number of transactions, no negative balance, and nothing pending', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { transfers } = planHistory(wish)
        expect(transfers).toHaveLength(wish.transactions)
        let balance = 0
        for (const { delta, balanceAfter, processed, released, submitted } of transfers) {
          balance += delta
          expect(balanceAfter).toBe(balance)
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(new Date(released ?? processed) <= wish.now).toBe(true)
          if (submitted !== null) expect(isBusinessDay(easternDate(submitted))).toBe(true)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('A demo history has accrued interest through yesterday', () => {
    const now = new Date('2026-11-20T15:00:00Z')
    const plan = planHistory({ apyOn: () => '4.35', days: 100, transactions: 20, firstDeposit: 100_000, now })
    expect(plan.accruedThrough).toBe(addDays('2026-11-20', -1))
    expect(plan.accrued > 0n).toBe(true)
  })
})

describe('a download URL', () => {
  const links = downloadLinks(testKeys)
  const now = new Date('2026-11-20T15:00:00Z')
  const address = new URL(links.to('http://harbor.localhost', '/documents/a.pdf', now))
  const query = {
    expires: address.searchParams.get('expires') ?? '',
    signature: address.searchParams.get('signature') ?? '',
  }

  it('A download URL is valid only for its own document and a limited time', () => {
    expect(links.isGood('/documents/a.pdf', query, now)).toBe(true)
    expect(links.isGood('/documents/b.pdf', query, now)).toBe(false)
    expect(links.isGood('/documents/a.pdf', { ...query, expires: `${query.expires}0` }, now)).toBe(false)
    expect(links.isGood('/documents/a.pdf', query, new Date(now.getTime() + 16 * 60_000))).toBe(false)
    expect(
      downloadLinks(openKeyring({ current: 'another', previous: [] })).isGood('/documents/a.pdf', query, now),
    ).toBe(false)
  })
})

describe('a signature in base64url', () => {
  it('A base64url signature has one spelling: an equivalent last character, padding or a space is refused', () => {
    const links = downloadLinks(testKeys)
    const now = new Date('2026-11-20T15:00:00Z')
    const { searchParams } = new URL(links.to('http://harbor.localhost', '/documents/a.pdf', now))
    const expires = searchParams.get('expires') ?? ''
    const signature = searchParams.get('signature') ?? ''
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const spellings = characters.split('').map((last) => signature.slice(0, -1) + last)
    const alike = spellings.filter(
      (one) => Buffer.from(one, 'base64url').toString('base64url') === signature && one !== signature,
    )
    expect(alike).toHaveLength(3)
    for (const sent of [...alike, `${signature}=`, `${signature} `, signature.replaceAll('_', '/')])
      expect(links.isGood('/documents/a.pdf', { expires, signature: sent }, now), sent).toBe(
        sent === signature,
      )
  })
})

describe('the linking page', () => {
  it.each(['initialize', 'page', 'elements', 'service', 'messages'])(
    'The linking page serves its script %s as plain JavaScript',
    (name) => {
      const code = script(name)
      expect(code).not.toMatch(/^(type|interface) |: (string|void) |import type/m)
      expect(code).not.toMatch(/from '\.\/[\w-]+\.ts'/)
    },
  )
})

it('parseParagraphs splits the HTML of a disclosure into headings, texts and list items', () => {
  expect(
    parseParagraphs('<h2>Rate &amp; fees</h2><p>The <strong>yield</strong>.</p><ul><li>None</li></ul>'),
  ).toEqual([
    { kind: 'heading', text: 'Rate & fees' },
    { kind: 'text', text: 'The yield.' },
    { kind: 'item', text: 'None' },
  ])
})
