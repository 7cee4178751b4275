import { caseStatuses, type CaseStatus } from '@coffer/domain/cases'
import { planFrequencies, type PlanFrequency } from '@coffer/domain/deposit-plans'
import { kycPath, resumeDestination, reviewDestination } from '@coffer/domain/destinations'
import { goalKinds, type GoalKind, hasDate, hasTarget } from '@coffer/domain/goals'
import { jointSteps } from '@coffer/domain/joint'
import { reissuable } from '@coffer/domain/microdeposits'
import { liveLinkStatuses } from '@coffer/domain/relink'
import { linkedAccountAfterReturn, returnCodes } from '@coffer/domain/returns'
import {
  allowsDeposits,
  type ExtendedStatus,
  extendedStatuses,
  isAccepted,
  isPassed,
  isSameInstitutionOnly,
  isVoidable,
  type LinkedAccountStatus,
  linkedAccountStatuses,
  linkingModes,
  linkSourcesFor,
  type RegistrationStatus,
  registrationStatuses,
  type RegistrationStep,
  registrationSteps,
  type TransactionDirection,
  transactionDirections,
  type TransactionStatus,
  transactionStatuses,
  isUsable,
} from '@coffer/domain/status'
import { code, codes, page, section, table, yesOrNo } from './markdown.ts'

const registration: Record<RegistrationStatus, string> = {
  PASSED: 'The identity review approved the applicant.',
  MANUALLY_REVIEWED: 'Staff approved the applicant. Everything that holds for `PASSED` holds for it.',
  IN_REVIEW: 'Staff look at the application. The applicant may go on to link and fund, and use the account.',
  FLAGGED: 'The review needs documents.',
  ERRORED: 'The review failed and needs documents.',
  UNSUBMITTED: 'The review could not run on what was entered, and needs documents.',
  FAILED: 'The application is declined.',
  VIEW_ONLY: 'The depositor may read records, and write messages, but move no money.',
}

const steps: Record<RegistrationStep, string> = {
  basic: 'name, date of birth, social security number and phone are saved',
  address: 'the home address is saved',
  employer: 'the employment is saved',
  confirmed: 'the applicant certified the details; the identity review runs',
  bank: 'a bank was linked by its numbers and waits for its microdeposits',
  verified: 'a linked bank is `ACTIVE`; instant linking leads here directly',
  disclosures: 'every disclosure is signed',
  funded: 'the first deposit was sent',
  completed: 'the first deposit was accepted: the account is open',
}

const extended: Record<ExtendedStatus, string> = {
  UNLINKED: 'No bank is linked.',
  LINKED: 'A bank is linked.',
  FUNDED: 'The account has its first deposit.',
  HOLD: 'The application is on hold, whatever its status.',
  REVIEW: 'The application is under review.',
}

const linkedAccount: Record<LinkedAccountStatus, string> = {
  PENDING: 'The link is being made.',
  VERIFICATION_PENDING: 'Microdeposits are on their way, or wait to be confirmed.',
  VERIFIED: 'Ownership is confirmed, and the link not active yet.',
  ACTIVE: 'The bank can send and receive money.',
  DEPOSITS_LOCKED: 'Deposits from it are allowed, withdrawals to it are not.',
  VERIFICATION_RETURNED: 'The microdeposits came back: the numbers are wrong.',
  TIMEOUT: 'The microdeposits were not confirmed within ten business days.',
  FAILED: 'Three wrong amounts, or a return that says that the account cannot be used.',
  LOCKED: 'A return or repeated failures locked the number. It stays locked if it is linked again.',
  ERRORED: 'The link failed technically.',
  VIEW_ONLY: 'Staff allow no transfer.',
  ARCHIVED: 'Removed. It stays removed; linking the same account again makes a new link.',
}

const transaction: Record<TransactionStatus, string> = {
  Initiated: 'Accepted and not checked yet; a scheduled deposit waits in this status for its date.',
  Pending: 'Checked; it leaves at the next cut-off.',
  Submitted: 'Sent at 16:00 New York time of a business day.',
  Settled:
    'Final for the balance, from 08:30 of the next business day. A deposit is available from 08:30 of the business day after.',
  Returned: 'Sent back by the other bank, with a code.',
  Voided: 'Canceled by the depositor before it was submitted.',
  Cancelled: 'A scheduled deposit that was canceled, skipped or not sent.',
}

const nextOfTransaction: Record<TransactionStatus, readonly TransactionStatus[]> = {
  Initiated: ['Pending', 'Voided', 'Cancelled', 'Returned'],
  Pending: ['Submitted', 'Voided', 'Returned'],
  Submitted: ['Settled', 'Returned'],
  Settled: ['Returned'],
  Returned: [],
  Voided: [],
  Cancelled: [],
}

const direction: Record<TransactionDirection, string> = {
  LinkedToPrimary: 'a deposit, from the linked bank to the account',
  PrimaryToLinked: 'a withdrawal, from the account to the linked bank',
  ServiceToPrimary: 'interest, or a correction in the holder’s favor',
  PrimaryToService: 'a correction in the bank’s favor',
}

const reportedCase: Record<CaseStatus, string> = {
  sent: 'The bank owes an answer.',
  answered: 'The last message of the depositor has an answer.',
  closed: 'The bank ended it. Another message of the depositor opens it again.',
}

const goal: Record<GoalKind, string> = {
  buffer: 'money set aside, however much',
  target: 'an amount to reach',
  target_by_date: 'an amount to reach by a date',
  yearly: 'an amount to reach by a day of each year; it begins again after that',
}

const frequency: Record<PlanFrequency, string> = {
  weekly: 'every 7 days from its first date',
  biweekly: 'every 14 days from its first date',
  twice_monthly: 'on two days of the month, at least 7 days apart; 31 is the last day of any month',
  monthly: 'on the day of the month of its first date, or the last day of a shorter month',
}

const afterReview = (status: RegistrationStatus): string =>
  code(reviewDestination({ registrationStatus: status, extendedStatus: null }) ?? '')

/** Where an applicant whose review passed continues after a step. */
function resumed(lastStep: RegistrationStep): string {
  const isReviewed = !['basic', 'address', 'employer'].includes(lastStep)
  const registrationStatus = isReviewed ? 'PASSED' : null
  const to = resumeDestination({ isPrimary: true, lastStep, registrationStatus, extendedStatus: null })
  return to === null ? 'waits for the first deposit' : code(to)
}

/** The return codes after which an active linked account has a status, given the returns in a row before. */
const codesLeadingTo = (status: LinkedAccountStatus, returnsInARow: number): string[] =>
  Object.keys(returnCodes).filter(
    (returnCode) =>
      linkedAccountAfterReturn(
        { status: 'ACTIVE', returnsInARow },
        { code: returnCode, isFirstFunding: false },
      ).status === status,
  )

/** The return codes that lock only when they are repeated. */
function repeatedCodes(): string[] {
  const atOnce = codesLeadingTo('LOCKED', 0)
  return codesLeadingTo('LOCKED', 1).filter((returnCode) => !atOnce.includes(returnCode))
}

/** A diagram of which status can follow which. */
function transitions<Status extends string>(next: Readonly<Record<Status, readonly Status[]>>): string {
  const lines = Object.entries<readonly Status[]>(next).flatMap(([from, followers]) =>
    followers.length === 0 ? [`  ${from} --> [*]`] : followers.map((to) => `  ${from} --> ${to}`),
  )
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n')
}

export function statusesPage(): string {
  return page(
    'Statuses and transitions',
    `Every status on the wire, what it means, and what follows. The lists are those of ${code('packages/domain')}; columns that a rule decides are computed by it.`,
    section(
      'Identity review (`registration_status`)',
      'Null until the application is confirmed. The review may change any of them later; staff can set each.',
      table(
        ['status', 'meaning', 'approved', 'accepted', 'after the review', 'a joint holder at log-in'],
        registrationStatuses.map((status) => [
          code(status),
          registration[status],
          yesOrNo(isPassed(status)),
          yesOrNo(isAccepted(status)),
          afterReview(status),
          isPassed(status) ? code('/dashboard') : code(kycPath(status)),
        ]),
      ),
    ),
    section(
      'Steps of an application (`registration_last_step`)',
      'The last step that is done, in this order; none before the first. Case is ignored. An applicant may go back to a step until the application is confirmed, and never skip one.',
      table(
        ['step', 'done when', 'continues at'],
        registrationSteps.map((step) => [code(step), steps[step], resumed(step)]),
      ),
      `While the applicant is not accepted, an application that is confirmed continues where the review says. A joint application has five pages (${codes(jointSteps)}) and ends at ${code('confirmed')} for the primary holder; the invited person continues it.`,
    ),
    section(
      'Extended status',
      table(
        ['status', 'meaning'],
        extendedStatuses.map((status) => [code(status), extended[status]]),
      ),
    ),
    section(
      'Linked accounts',
      '“Keeps the link” decides the relink flag: it is set when the registration is complete and no linked account has such a status, and cleared when one becomes `ACTIVE`.',
      table(
        ['status', 'meaning', 'usable', 'deposits', 'keeps the link', 'new microdeposits'],
        linkedAccountStatuses.map((status) => [
          code(status),
          linkedAccount[status],
          yesOrNo(isUsable(status)),
          yesOrNo(allowsDeposits(status)),
          yesOrNo(liveLinkStatuses.includes(status)),
          yesOrNo(reissuable.includes(status)),
        ]),
      ),
      table(
        ['event', 'from', 'to'],
        [
          ['instant linking succeeds', 'none', '`ACTIVE`'],
          ['routing and account number entered', 'none', '`VERIFICATION_PENDING`'],
          ['both amounts right', '`VERIFICATION_PENDING`', '`ACTIVE`'],
          ['the third wrong try', '`VERIFICATION_PENDING`', '`FAILED`, or `LOCKED` after the last reissue'],
          [
            'ten business days pass',
            '`VERIFICATION_PENDING`',
            '`TIMEOUT`, or `LOCKED` after the last reissue',
          ],
          ['the microdeposits come back', '`VERIFICATION_PENDING`', '`VERIFICATION_RETURNED`'],
          ['new microdeposits', '`VERIFICATION_PENDING`, `FAILED`, `TIMEOUT`', '`VERIFICATION_PENDING`'],
          ['the first deposit is returned', 'any', '`LOCKED`'],
          [`a return with ${codesLeadingTo('LOCKED', 0).join(', ')}`, 'any', '`LOCKED`'],
          [`the second return in a row with ${repeatedCodes().join(', ')}`, 'any', '`LOCKED`'],
          [`a return with ${codesLeadingTo('FAILED', 0).join(', ')}`, 'any but `ARCHIVED`', '`FAILED`'],
          ['its holder removes the bank', 'any but those that staff hold', '`ARCHIVED`'],
        ],
      ),
    ),
    section(
      'Linking modes',
      table(
        ['mode', 'offers', 'one bank only'],
        linkingModes.map((mode) => [
          code(mode),
          codes(linkSourcesFor(mode)),
          yesOrNo(isSameInstitutionOnly(mode)),
        ]),
      ),
    ),
    section(
      'Transactions',
      transitions(nextOfTransaction),
      table(
        ['status', 'meaning', 'can be canceled', 'next'],
        transactionStatuses.map((status) => [
          code(status),
          transaction[status],
          yesOrNo(isVoidable(status)),
          codes(nextOfTransaction[status]),
        ]),
      ),
      table(
        ['direction', 'meaning'],
        transactionDirections.map((one) => [code(one), direction[one]]),
      ),
    ),
    section(
      'Plans, goals and cases',
      'A plan is active, paused until a date, or ended; it ends by its holder, by its end date, or with the account. A goal is active or archived.',
      table(
        ['plan repeats', 'on'],
        planFrequencies.map((one) => [code(one), frequency[one]]),
      ),
      table(
        ['goal', 'meaning', 'has a target', 'has a date'],
        goalKinds.map((kind) => [code(kind), goal[kind], yesOrNo(hasTarget(kind)), yesOrNo(hasDate(kind))]),
      ),
      table(
        ['case', 'meaning'],
        caseStatuses.map((status) => [code(status), reportedCase[status]]),
      ),
    ),
  )
}
