import type { AccessContext, DepositorAccess } from './access-context.ts'
import { isPassed, isUnderReview } from './status.ts'

/** Why a screen that exists is closed to a depositor, as far as they may know it. */
export const refusals = [
  /** The application comes first. */
  'unfinished',
  /** A step of the application that is done, or that others come before. */
  'step-closed',
  /** A step of an application that is complete. */
  'account-open',
  'in-review',
  'identity-unconfirmed',
  'declined',
  'no-bank',
  'relink',
  /** Relinking while the bank is linked. */
  'bank-linked',
  'closing',
  'nothing-to-withdraw',
  'primary-only-holder',
  'primary-only-beneficiaries',
  'primary-only-banks',
  'no-beneficiaries',
  'holder-added',
  'no-holder-application',
  /** The screen reports or continues something, and there is nothing. */
  'nothing-to-do',
] as const
export type Refusal = (typeof refusals)[number]

export const isRefusal = (value: unknown): value is Refusal => refusals.some((refusal) => refusal === value)

/** Null while the depositor is unknown. */
export type RefusalOf = (context: AccessContext) => Refusal | null

const isComplete = ({ lastStep }: Pick<DepositorAccess, 'lastStep'>) => lastStep === 'completed'

/** The refusal of a depositor whose account is not open and approved; null where it is. */
const notCustomer: RefusalOf = ({ depositor }) => {
  if (!depositor) return null
  const { registrationStatus } = depositor
  if (!isComplete(depositor)) return 'unfinished'
  if (isPassed(registrationStatus)) return null
  if (registrationStatus === 'IN_REVIEW') return 'in-review'
  return isUnderReview(registrationStatus) ? 'identity-unconfirmed' : 'declined'
}

/** The refusals of screens, by what the screens are for. */
export const refusalsOf = {
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
} satisfies Record<string, RefusalOf>

/** Asked only where the relink flag or the balance refuses. */
const missingBank: RefusalOf = ({ relink, linkedAccounts }) => {
  if (!relink) return null
  return linkedAccounts?.some(({ status }) => status !== 'ARCHIVED') ? 'relink' : 'no-bank'
}

/** Of a joint holder nothing but that the screen is the primary holder's, whatever its state. */
const notPrimaryCustomer: RefusalOf = (context) =>
  context.depositor?.isPrimary === false ? 'primary-only-holder' : notCustomer(context)
