import type { Transaction } from '@coffer/api-client/transactions'
import fc from 'fast-check'
import { parseSync } from 'ofx-js'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { anyTransaction } from '../transaction/transaction.fixture.ts'
import { transactionsOfx } from './transactions-ofx.ts'

const account = {
  uuid: '3f0c5a0e-7a52-4c3e-9d5b-2f4d5a6b7c8d',
  routingNumber: '091000019',
  currentBalance: 1_295_05,
}
const now = new Date('2026-11-20T15:30:00Z')
const written = (transactions: readonly Transaction[]) =>
  transactionsOfx(transactions, { account, now, language: 'es' })

const texts = v.record(v.string(), v.string())
const entrySchema = v.object({
  TRNTYPE: v.string(),
  DTPOSTED: v.string(),
  TRNAMT: v.string(),
  FITID: v.string(),
  NAME: v.string(),
  MEMO: v.optional(v.string()),
})
const statementSchema = v.object({
  SIGNONMSGSRSV1: v.object({ SONRS: v.looseObject({ DTSERVER: v.string(), LANGUAGE: v.string() }) }),
  BANKMSGSRSV1: v.object({
    STMTTRNRS: v.object({
      STMTRS: v.object({
        CURDEF: v.string(),
        BANKACCTFROM: texts,
        LEDGERBAL: texts,
        // The parser returns a single entry as an object, not as an array.
        BANKTRANLIST: v.object({
          DTSTART: v.string(),
          DTEND: v.string(),
          STMTTRN: v.union([
            v.array(entrySchema),
            v.pipe(
              entrySchema,
              v.transform((one) => [one]),
            ),
          ]),
        }),
      }),
    }),
  }),
})

/** The content of the file as read by a third-party OFX parser. */
function read(transactions: readonly Transaction[]) {
  const { OFX } = parseSync(written(transactions))
  const { SIGNONMSGSRSV1, BANKMSGSRSV1 } = v.parse(statementSchema, OFX)
  const { STMTRS } = BANKMSGSRSV1.STMTTRNRS
  return { signOn: SIGNONMSGSRSV1.SONRS, ...STMTRS, entries: STMTRS.BANKTRANLIST.STMTTRN }
}

const settled = (uuid: string, part: Partial<Transaction> = {}) =>
  anyTransaction({ uuid, status: 'Settled', dateProcessed: '2026-11-16T13:30:00Z', ...part })

it('An OFX parser reads the account, the balance and one entry for each change of the balance', () => {
  const { signOn, BANKACCTFROM, BANKTRANLIST, LEDGERBAL, CURDEF, entries } = read([
    settled('interest', {
      direction: 'ServiceToPrimary',
      amount: 45_05,
      description: 'Interest, October',
      effectiveOn: '2026-10-31',
    }),
    settled('withdrawal', { direction: 'PrimaryToLinked', amount: 300_00, effectiveOn: '2026-11-16' }),
    anyTransaction({ uuid: 'pending', status: 'Pending' }),
  ])
  expect(signOn).toMatchObject({ DTSERVER: '20261120153000', LANGUAGE: 'SPA' })
  expect(BANKACCTFROM).toEqual({ BANKID: '091000019', ACCTID: '3f0c5a0e7a524c3e9d5b2f', ACCTTYPE: 'SAVINGS' })
  expect(LEDGERBAL).toEqual({ BALAMT: '1295.05', DTASOF: '20261120153000' })
  expect([CURDEF, BANKTRANLIST.DTSTART, BANKTRANLIST.DTEND]).toEqual([
    'USD',
    '20261031120000',
    '20261116120000',
  ])
  expect(entries).toEqual([
    {
      TRNTYPE: 'INT',
      DTPOSTED: '20261031120000',
      TRNAMT: '45.05',
      FITID: 'interest',
      NAME: 'Interest, October',
    },
    expect.objectContaining({ TRNTYPE: 'XFER', TRNAMT: '-300.00', FITID: 'withdrawal' }),
  ])
})

it('An OFX file without transactions is dated by the day in New York, not in UTC', () => {
  const evening = new Date('2026-12-01T04:30:00Z')
  const file = transactionsOfx([], { account, now: evening, language: 'en' })
  expect(file).toContain('<DTSTART>20261130120000</DTSTART>\r\n<DTEND>20261130120000</DTEND>')
})

it('The OFX file has the elements that Quicken requires only with the bank’s name and Quicken id', () => {
  const of = (quicken?: { bankName: string; bankId: string }) =>
    parseSync(transactionsOfx([settled('one')], { account, now, language: 'en', quicken }))
  const signOn = v.object({ SIGNONMSGSRSV1: v.object({ SONRS: v.looseObject({}) }) })
  const { SONRS } = v.parse(signOn, of({ bankName: 'Elm & Oak', bankId: '99999' }).OFX).SIGNONMSGSRSV1
  expect(SONRS).toMatchObject({ FI: { ORG: 'Elm & Oak', FID: '99999' }, 'INTU.BID': '99999' })
  expect(Object.keys(v.parse(signOn, of().OFX).SIGNONMSGSRSV1.SONRS)).toEqual([
    'STATUS',
    'DTSERVER',
    'LANGUAGE',
  ])
})

it('The OFX file has two entries, each with an id, for a transaction returned after it settled', () => {
  const { entries } = read([
    anyTransaction({
      uuid: 'one',
      status: 'Returned',
      direction: 'LinkedToPrimary',
      amount: 50_00,
      dateSettled: '2026-11-05T13:30:00Z',
      postedOn: '2026-11-05',
      effectiveOn: '2026-11-12',
    }),
  ])
  expect(entries.map(({ FITID, DTPOSTED, TRNAMT }) => [FITID, DTPOSTED, TRNAMT])).toEqual([
    ['one-R', '20261112120000', '-50.00'],
    ['one', '20261105120000', '50.00'],
  ])
})

it('The OFX file shortens a description to 32 characters in the name, and has all of it in the memo', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ñ', '<', '>', '&', '/', '"', '\n', '\0', '💶'),
    minLength: 1,
  })
  fc.assert(
    fc.property(text, (description) => {
      const { entries } = read([settled('one', { description: `A${description}Z` })])
      const shown = `A${description}Z`.replaceAll(/[\n\0]+/g, ' ')
      const [entry] = entries
      expect(entry?.MEMO ?? entry?.NAME).toBe(shown)
      expect(Array.from(entry?.NAME ?? '').length).toBeLessThanOrEqual(32)
    }),
  )
})
