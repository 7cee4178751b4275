import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { easternDate } from '@coffer/domain/calendar'
import { amountText } from '@coffer/domain/money'
import { isService } from '../transaction/movement.ts'
import { toPostings } from './running-balances.ts'

interface OfxOptions {
  account: Pick<Account, 'uuid' | 'routingNumber' | 'currentBalance'>
  /** The provider's time. */
  now: Date
  language: string
  /** The elements of a QFX file, for Quicken. */
  quicken?: { bankName: string; bankId: string } | undefined
}

/** The maximum length of a name in OFX; a longer text is kept in full in the memo. */
const NAME_LENGTH = 32
/** The maximum length of an account id in OFX. The id is not the account number, as other programs keep the file. */
const ACCOUNT_ID_LENGTH = 22

/**
 * The changes of the balance as a bank statement in OFX 1.0.2 (https://financialdataexchange.org), which every accounting
 * program reads. A transaction that has not moved money is left out; one that was returned after it settled has two
 * entries. Ids are the same in each file, so that a program imports a transaction only once.
 */
export function transactionsOfx(
  transactions: readonly Transaction[],
  { account, now, language, quicken }: OfxOptions,
): string {
  const entries = transactions.flatMap((one) => toPostings(one).map((posting) => ({ one, posting })))
  const days = entries.map(({ posting }) => posting.day).toSorted()
  const today = easternDate(now)
  const statement = [
    element('CURDEF', 'USD'),
    aggregate('BANKACCTFROM', [
      element('BANKID', account.routingNumber),
      element('ACCTID', account.uuid.replaceAll('-', '').slice(0, ACCOUNT_ID_LENGTH)),
      element('ACCTTYPE', 'SAVINGS'),
    ]),
    aggregate('BANKTRANLIST', [
      element('DTSTART', toNoon(days[0] ?? today)),
      element('DTEND', toNoon(days.at(-1) ?? today)),
      ...entries.map(({ one, posting }) =>
        aggregate('STMTTRN', [
          element('TRNTYPE', isService(one.direction) && posting.cents > 0 ? 'INT' : 'XFER'),
          element('DTPOSTED', toNoon(posting.day)),
          element('TRNAMT', amountText(posting.cents)),
          element('FITID', posting.isReturn ? `${one.uuid}-R` : one.uuid),
          element('NAME', firstCharacters(one.description, NAME_LENGTH)),
          ...(one.description.length > NAME_LENGTH ? [element('MEMO', one.description)] : []),
        ]),
      ),
    ]),
    aggregate('LEDGERBAL', [
      element('BALAMT', amountText(account.currentBalance)),
      element('DTASOF', formatInstant(now)),
    ]),
  ]
  const body = aggregate('OFX', [
    aggregate('SIGNONMSGSRSV1', [
      aggregate('SONRS', [
        succeeded,
        element('DTSERVER', formatInstant(now)),
        element('LANGUAGE', language === 'es' ? 'SPA' : 'ENG'),
        ...(quicken ? quickenSignOn(quicken) : []),
      ]),
    ]),
    aggregate('BANKMSGSRSV1', [
      aggregate('STMTTRNRS', [element('TRNUID', '0'), succeeded, aggregate('STMTRS', statement)]),
    ]),
  ])
  return `${header}\r\n\r\n${body}\r\n`
}

/** Quicken accepts only files with the id of a bank that it knows (`INTU.BID`). */
const quickenSignOn = ({ bankName, bankId }: NonNullable<OfxOptions['quicken']>): string[] => [
  aggregate('FI', [element('ORG', firstCharacters(bankName, NAME_LENGTH)), element('FID', bankId)]),
  element('INTU.BID', bankId),
]

const header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:UTF-8',
  'CHARSET:NONE',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
].join('\r\n')

const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`
const aggregate = (name: string, parts: readonly string[]): string =>
  [`<${name}>`, ...parts, `</${name}>`].join('\r\n')
const succeeded = aggregate('STATUS', [element('CODE', '0'), element('SEVERITY', 'INFO')])

const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('')

const digits = (text: string): string => text.replaceAll(/\D/g, '')
/** A bank day at noon UTC, which is the same day in every US time zone. */
const toNoon = (day: string): string => `${digits(day)}120000`
const formatInstant = (instant: Date): string => digits(instant.toISOString().slice(0, 19))
