import { canAddHolder, isPendingSignup, isReadyToInvite, isStarted } from './joint.ts'
import { always, allow, isComplete, needsBearer, needsNoBearer, needsSession, redirectTo } from './guard.ts'
import type { Guard } from './guard.ts'
import { type RefusalRule, refusalRules } from './refusal.ts'
import {
  isAccepted,
  isActiveType,
  isFailedType,
  isPassed,
  isUnderReview,
  stepReached,
  stepsDone,
} from './status.ts'
import type { LastStep, RegistrationStep } from './status.ts'
import type { AccessContext, DepositorAccess, JointHolderAccess } from './access-context.ts'

/** A rule about the depositor; an unknown depositor fails it. */
const whenDepositor =
  (isPermitted: (depositor: DepositorAccess) => boolean) =>
  ({ depositor }: AccessContext): boolean =>
    depositor !== null && isPermitted(depositor)

/** A step is open until the application is confirmed, if it is the next step or an earlier one. */
export const isStepOpen = (last: LastStep, step: RegistrationStep): boolean =>
  !stepReached(last, 'confirmed') && stepsDone(step) <= stepsDone(last) + 1

/** Confirmed, and the identity review has no result yet. */
export const isBeingChecked = ({
  lastStep,
  registrationStatus,
}: Pick<DepositorAccess, 'lastStep' | 'registrationStatus'>): boolean =>
  lastStep === 'confirmed' && registrationStatus === null

/** A guard of a step of the application. */
const stepGuard = (isPermitted: (context: AccessContext) => boolean): Guard =>
  needsBearer(isPermitted, { refusal: refusalRules.step })

const formGuard = (step: 'basic' | 'address' | 'employer') =>
  stepGuard(whenDepositor(({ lastStep }) => isStepOpen(lastStep, step)))

function fundingWasReturned({ transactions, linkedAccounts }: AccessContext): boolean {
  if (!transactions || transactions.some(({ status }) => status === 'Settled')) return false
  const returned = transactions.find(({ status }) => status === 'Returned')
  return Boolean(returned?.returnCode) && linkedAccounts?.[0]?.status === 'LOCKED'
}

const isCustomer = (depositor: DepositorAccess) =>
  isComplete(depositor) && isPassed(depositor.registrationStatus)

/** Moving money requires a complete and approved registration and no pending relink. */
const movesMoney = ({ depositor, relink }: AccessContext): boolean =>
  depositor !== null && isCustomer(depositor) && !relink

const isPrimary = whenDepositor((depositor) => depositor.isPrimary)
const isFundedOrComplete = ({ depositor, fundSuccess }: AccessContext): boolean =>
  fundSuccess || (depositor !== null && isComplete(depositor))

/** Both holders of an account see its beneficiaries; only the primary holder changes them. */
const beneficiaries = (atLeast: number, isPermitted: (context: AccessContext) => boolean = always): Guard =>
  needsSession((context) => isPermitted(context) && context.beneficiaryCount >= atLeast, {
    requirements: ['depositor', 'beneficiaries'],
    refusal: refusalRules.beneficiaries,
  })

/** Everything about a joint holder requires the primary depositor's registration to be complete and approved. */
const jointGuard = (
  isPermitted: (holder: JointHolderAccess | null) => boolean,
  refusal: RefusalRule = refusalRules.holderApplication,
): Guard =>
  needsSession(
    ({ depositor, jointHolder }) =>
      depositor !== null && depositor.isPrimary && isCustomer(depositor) && isPermitted(jointHolder),
    { requirements: ['depositor', 'jointHolder'], refusal },
  )

/** Guards screens that report or continue something, with or without a session. */
const flowGuard = (isUnderWay: (flow: AccessContext['flow']) => boolean): Guard =>
  needsNoBearer(({ flow }) => (isUnderWay(flow) ? allow : redirectTo('/not-found', 'nothing-to-do')))

/** One guard for each access rule. */
export const guards = {
  open: needsNoBearer(() => allow),
  loggedOut: needsNoBearer(({ bearer }) => (bearer === 'none' ? allow : redirectTo('/logout'))),
  resetEmailRecorded: flowGuard(({ resetEmailRecorded }) => resetEmailRecorded),
  resetFailed: flowGuard((flow) => flow.resetFailed),

  /** choose-mfa, otp-verification, setup-mobile-mfa and entry: also open while the MFA is pending. */
  mfa: needsBearer(always, { mfa: true }),
  bearer: needsBearer(always),
  registrationHome: needsBearer(always, { viewOnly: 'until-complete' }),
  registrationMessages: needsBearer(always, { viewOnly: true }),
  basicStep: formGuard('basic'),
  addressStep: formGuard('address'),
  employerStep: formGuard('employer'),
  confirmDetails: stepGuard(whenDepositor(({ lastStep }) => lastStep === 'employer')),
  underReview: stepGuard(whenDepositor(({ registrationStatus }) => isUnderReview(registrationStatus))),
  /** Also open while the check that confirming started has no result yet, so that a reload returns here. */
  reviewing: stepGuard(
    whenDepositor((depositor) => isUnderReview(depositor.registrationStatus) || isBeingChecked(depositor)),
  ),
  onHold: needsBearer(
    whenDepositor(
      ({ registrationStatus, extendedStatus }) =>
        registrationStatus === 'FAILED' || registrationStatus === 'VIEW_ONLY' || extendedStatus === 'HOLD',
    ),
    { viewOnly: true, refusal: refusalRules.step },
  ),
  passedNotComplete: stepGuard(
    whenDepositor((depositor) => isPassed(depositor.registrationStatus) && !isComplete(depositor)),
  ),
  notComplete: stepGuard(whenDepositor((depositor) => !isComplete(depositor))),
  linkSelection: stepGuard(
    whenDepositor((depositor) => isAccepted(depositor.registrationStatus) && !isComplete(depositor)),
  ),
  noLinkedAccounts: needsBearer(({ linkedAccounts }) => linkedAccounts?.length === 0, {
    requirements: ['depositor', 'linkedAccounts'],
    refusal: refusalRules.step,
  }),
  manualFunding: stepGuard(
    whenDepositor(
      (depositor) =>
        !isComplete(depositor) &&
        depositor.registrationStatus !== null &&
        !isFailedType(depositor.registrationStatus),
    ),
  ),
  fundAccount: stepGuard(
    ({ depositor, linkingSuccess }) =>
      depositor?.lastStep === 'verified' || depositor?.lastStep === 'disclosures' || linkingSuccess,
  ),
  disclosure: stepGuard(
    whenDepositor(
      (depositor) =>
        !isComplete(depositor) &&
        (isAccepted(depositor.registrationStatus) || depositor.registrationStatus === 'FLAGGED'),
    ),
  ),
  readyToFund: stepGuard(
    whenDepositor(
      ({ lastStep, registrationStatus }) => lastStep === 'disclosures' && !isFailedType(registrationStatus),
    ),
  ),
  fundSuccess: stepGuard(({ fundSuccess }) => fundSuccess),

  session: needsSession(always),
  /** Messages, questions and answers, and the depositor's own account: open to VIEW_ONLY too. */
  anySession: needsSession(always, { viewOnly: true }),
  /** The navigation state has the purpose of the code. */
  changeUnderWay: needsSession(({ flow }) => flow.changeUnderWay, {
    viewOnly: true,
    refusal: refusalRules.nothing,
  }),
  fundingReturned: needsSession(fundingWasReturned, {
    requirements: ['depositor', 'linkedAccounts', 'transactions'],
    refusal: refusalRules.nothing,
  }),
  relink: needsSession(({ relink }) => relink, {
    requirements: ['depositor', 'linkedAccounts'],
    refusal: refusalRules.relinking,
  }),
  /** Confirming a bank clears the flag, and its success screen stays open. */
  relinkedOrRelink: needsSession(({ relink, justVerified }) => relink || justVerified, {
    requirements: ['depositor', 'linkedAccounts'],
    refusal: refusalRules.relinking,
  }),
  dashboard: needsSession(
    whenDepositor((depositor) => isComplete(depositor) && isActiveType(depositor.registrationStatus)),
    { refusal: refusalRules.account },
  ),
  /** Transactions, documents, statements, tax documents and disclosures: VIEW_ONLY may read them too. */
  records: needsSession(
    whenDepositor(
      (depositor) =>
        isComplete(depositor) &&
        (isActiveType(depositor.registrationStatus) || depositor.registrationStatus === 'VIEW_ONLY'),
    ),
    { viewOnly: true, refusal: refusalRules.account },
  ),
  movesMoney: needsSession(movesMoney, {
    requirements: ['depositor', 'linkedAccounts'],
    refusal: refusalRules.movingMoney,
  }),
  /** Links another bank beside the working ones. */
  linksBank: needsSession((context) => movesMoney(context) && isPrimary(context) && !context.isClosing, {
    requirements: ['depositor', 'linkedAccounts', 'accounts'],
    refusal: refusalRules.linkingBank,
  }),
  /** Also open while it is unknown whether a withdrawal arrived: its screen explains that, even after a reload. */
  withdraw: needsSession(
    (context) =>
      movesMoney(context) && ((context.availableBalance ?? 0) > 0 || context.flow.withdrawalUnanswered),
    { requirements: ['depositor', 'linkedAccounts', 'accounts'], refusal: refusalRules.withdrawal },
  ),
  /** Customers change the goals of their account; everyone who may read records may read them. */
  changesGoals: needsSession(whenDepositor(isCustomer), { refusal: refusalRules.account }),
  withdrawn: needsSession(whenDepositor(isCustomer), { refusal: refusalRules.account }),

  /** Add is also open right after the first funding. */
  addBeneficiary: needsSession((context) => isPrimary(context) && isFundedOrComplete(context), {
    refusal: refusalRules.beneficiaries,
  }),
  changedBeneficiary: needsSession(isPrimary, { refusal: refusalRules.beneficiaries }),
  seeBeneficiaries: beneficiaries(1),
  changeBeneficiary: beneficiaries(1, isPrimary),
  updateAllocations: beneficiaries(2, isPrimary),
  nonProfit: needsSession(isFundedOrComplete, { refusal: refusalRules.funded }),

  holder: needsSession(isPrimary, { refusal: refusalRules.holder }),
  addHolder: jointGuard(canAddHolder, refusalRules.addingHolder),
  confirmHolder: jointGuard((holder) => holder !== null && isReadyToInvite(holder)),
  resumeHolder: jointGuard((holder) => holder !== null && isStarted(holder)),
  closeHolder: jointGuard((holder) => holder !== null && (isStarted(holder) || isPendingSignup(holder))),
  editHolderEmail: jointGuard((holder) => holder !== null && isPendingSignup(holder)),
  invited: flowGuard(({ invited }) => invited),
  identityVerified: flowGuard(({ identityVerified }) => identityVerified),
  linkState: flowGuard(({ invited, identityVerified }) => invited || identityVerified),
  joined: needsSession(
    whenDepositor((depositor) => !depositor.isPrimary),
    { refusal: refusalRules.nothing },
  ),
} as const
