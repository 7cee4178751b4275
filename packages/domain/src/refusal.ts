import type { AccessContext, DepositorAccess } from './access-context.ts'
import { isPassed, isUnderReview } from './status.ts'

/** Why an existing screen is closed to a depositor, as far as they may know it. */
export const refusals = [
  /** The application must be finished first. */
  'unfinished',
  /** A step of the application that is already done, or that other steps precede. */
  'step-closed',
  /** A step of an application that is complete. */
  'account-open',
  'in-review',
  'identity-unconfirmed',
  'declined',
  'no-bank',
  'relink',
  /** Relinking although the bank is linked. */
  'bank-linked',
  'closing',
  'nothing-to-withdraw',
  'primary-only-holder',
  'primary-only-beneficiaries',
  'primary-only-banks',
  'no-beneficiaries',
  'holder-added',
  'no-holder-application',
  /** The screen reports or continues something that does not exist. */
  'nothing-to-do',
] as const
export type Refusal = (typeof refusals)[number]

export const isRefusal = (value: unknown): value is Refusal => refusals.some((refusal) => refusal === value)

/** Null while the depositor is unknown. */
export type RefusalRule = (context: AccessContext) => Refusal | null

const isComplete = ({ lastStep }: Pick<DepositorAccess, 'lastStep'>) => lastStep === 'completed'

/** The refusal for a depositor whose account is not open and approved; null if it is. */
const notCustomer: RefusalRule = ({ depositor }) => {
  if (!depositor) return null
  const { registrationStatus } = depositor
  if (!isComplete(depositor)) return 'unfinished'
  if (isPassed(registrationStatus)) return null
  if (registrationStatus === 'IN_REVIEW') return 'in-review'
  return isUnderReview(registrationStatus) ? 'identity-unconfirmed' : 'declined'
}

/** The refusals of screens, by the purpose of the screens. */
export const refusalRules = {
  step: (context) => {
    const { depositor } = context
    if (!depositor) return null
    return isComplete(depositor) ? (notCustomer(context) ?? 'account-open') : 'step-closed'
  },
  account: notCustomer,
  movingMoney: (context) => notCustomer(context) ?? missingBank(context),
  withdrawal: (context) =>
    notCustomer(context) ?? missingBank(context) ?? (context.isClosing ? 'closing' : 'nothing-to-withdraw'),
  linkingBank: (context) => {
    if (context.depositor?.isPrimary === false) return 'primary-only-banks'
    return notCustomer(context) ?? missingBank(context) ?? 'closing'
  },
  relinking: ({ depositor }) => depositor && (isComplete(depositor) ? 'bank-linked' : 'unfinished'),
  beneficiaries: (context) => {
    const { depositor } = context
    if (!depositor) return null
    if (!depositor.isPrimary) return 'primary-only-beneficiaries'
    if (!isComplete(depositor) && !context.fundSuccess) return 'unfinished'
    return context.beneficiaryCount === 0 ? 'no-beneficiaries' : 'nothing-to-do'
  },
  funded: ({ depositor }) => depositor && 'unfinished',
  holder: ({ depositor }) => depositor && (depositor.isPrimary ? 'nothing-to-do' : 'primary-only-holder'),
  addingHolder: (context) => notPrimaryCustomer(context) ?? 'holder-added',
  holderApplication: (context) => notPrimaryCustomer(context) ?? 'no-holder-application',
  nothing: ({ depositor }) => depositor && 'nothing-to-do',
} satisfies Record<string, RefusalRule>

/** Only evaluated if the relink flag or the balance refuses. */
const missingBank: RefusalRule = ({ relink, linkedAccounts }) => {
  if (!relink) return null
  return linkedAccounts?.some(({ status }) => status !== 'ARCHIVED') ? 'relink' : 'no-bank'
}

/** A joint holder learns only that the screen is the primary holder's, whatever the state. */
const notPrimaryCustomer: RefusalRule = (context) =>
  context.depositor?.isPrimary === false ? 'primary-only-holder' : notCustomer(context)
