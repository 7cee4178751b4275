import { wholeShare } from '@coffer/domain/allocations'
import { attachmentLimits } from '@coffer/domain/attachments'
import { CASE_DETAILS_LIMIT } from '@coffer/domain/cases'
import { MAX_PLANS, MAX_SKIPPED_DATES } from '@coffer/domain/deposit-plans'
import { goalLimits } from '@coffer/domain/goals'
import { counts, defaultLimits, messageLimits, RELOAD_GUARD_MS, textLimits } from '@coffer/domain/limits'
import { MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { NICKNAME_MAX } from '@coffer/domain/nickname'
import { defaultPasswordRequirements } from '@coffer/domain/passwords'
import { PROOFS_PER_DAY } from '@coffer/domain/proofs'
import { dollars, grouped, page, section, table } from './markdown.ts'

const head = ['what', 'limit'] as const
const mebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`

export function limitsPage(): string {
  return page(
    'Constants and limits',
    'The numbers that rules of the product use, printed from the constants that the client and the provider share. What protects a provider (calls a minute, sizes of requests, emails an hour) is on the page [Limits of requests](../../apps/sandbox/docs/limits.md).',
    section(
      'Money',
      'An account’s own limits (`GET /accounts`) come first; these apply until they have loaded.',
      table(head, [
        ['first deposit', `${dollars(defaultLimits.initialMin)} to ${dollars(defaultLimits.initialMax)}`],
        ['deposit', `${dollars(defaultLimits.depositMin)} to ${dollars(defaultLimits.depositMax)}`],
        ['deposits in a day of New York', dollars(defaultLimits.depositDaily)],
        ['withdrawal', `${dollars(defaultLimits.withdrawMin)} to the available balance`],
        ['withdrawals in a day of New York', dollars(defaultLimits.withdrawDaily)],
        ['a scheduled deposit, ahead', `tomorrow to ${counts.scheduleDaysAhead} days`],
        ['target of a goal', `up to ${dollars(goalLimits.targetCents)}`],
      ]),
    ),
    section(
      'How many',
      table(head, [
        ['beneficiaries, in both designations together', `${counts.beneficiaries}`],
        ['shares of a designation add up to', `${wholeShare} %`],
        ['linked banks that can move money, or may soon', `${MAX_LINKED_BANKS}`],
        ['active goals of an account', `${goalLimits.active}`],
        ['active plans of an account', `${MAX_PLANS}`],
        ['skipped dates of a plan that are still to come', `${MAX_SKIPPED_DATES}`],
        ['letters and summaries that one holder may create in a day of New York', `${PROOFS_PER_DAY}`],
        ['files of a message', `${attachmentLimits.count}, each up to ${mebibytes(attachmentLimits.bytes)}`],
      ]),
    ),
    section(
      'Attempts',
      table(head, [
        ['wrong amounts of microdeposits before the bank is `FAILED`', `${counts.microdepositTries}`],
        ['new microdeposits for one bank, before it is `LOCKED`', `${counts.microdepositReissues}`],
        ['failed identity checks of an invitation before it is locked', `${counts.identityTries}`],
        ['automatic reloads of a page whose code did not load', `one in ${RELOAD_GUARD_MS / 1000} seconds`],
      ]),
    ),
    section(
      'Lengths, in characters',
      table(head, [
        [
          'password, unless the tenant asks for more',
          `${defaultPasswordRequirements.minLength} to ${defaultPasswordRequirements.maxLength}`,
        ],
        ['subject of a message', `1 to ${messageLimits.subject}`],
        ['body of a message', `1 to ${grouped(messageLimits.body)}`],
        ['name of a goal, a bank or a plan', `1 to ${NICKNAME_MAX}`],
        ['details of a reported problem', `up to ${grouped(CASE_DETAILS_LIMIT)}`],
        [
          'texts of a request, before any rule of a field is asked',
          `${grouped(textLimits.short)}, ${grouped(textLimits.line)} or ${grouped(textLimits.long)} UTF-16 units by kind`,
        ],
      ]),
    ),
  )
}
