import type { guards } from '@coffer/domain/access'

export type GuardName = keyof typeof guards

const formStep =
  'A token, while the step is the next one or already done and the application is not confirmed.'

/**
 * Who may enter, by the guard of a screen. "Token" is a bearer token whose one-time code was entered; "session" also
 * needs a session id and a token that has not expired.
 */
export const guardRules: Record<GuardName, string> = {
  open: 'Anyone.',
  loggedOut: 'A visitor without a token.',
  resetEmailRecorded: 'Anyone who has just requested an email to reset a password.',
  resetFailed: 'Anyone whose password reset has just failed.',
  mfa: 'A token, also before the one-time code was entered.',
  bearer: 'A token.',
  registrationHome: 'A token. A view-only depositor only until the registration is complete.',
  registrationMessages: 'A token.',
  basicStep: formStep,
  addressStep: formStep,
  employerStep: formStep,
  confirmDetails: 'A token, when `employer` is the last step.',
  underReview: 'A token, while the identity review runs or needs documents.',
  reviewing:
    'A token, while the identity review runs or needs documents, or the application is confirmed and the review has not answered.',
  onHold: 'A token, with the status `FAILED` or `VIEW_ONLY`, or the extended status `HOLD`.',
  passedNotComplete: 'A token, when the applicant is approved and the registration is not complete.',
  notComplete: 'A token, while the registration is not complete.',
  linkSelection: 'A token, when the applicant is approved or in review and the registration is not complete.',
  noLinkedAccounts: 'A token, without a linked account.',
  manualFunding:
    'A token, while the registration is not complete, with a status other than none, `FAILED`, `ERRORED` and `UNSUBMITTED`.',
  fundAccount: 'A token, when `verified` or `disclosures` is the last step, or a bank was just linked.',
  disclosure:
    'A token, while the registration is not complete, when the applicant is approved, in review or `FLAGGED`.',
  readyToFund:
    'A token, when `disclosures` is the last step and the status is none of `FAILED`, `ERRORED` and `UNSUBMITTED`.',
  fundSuccess: 'A token, after the first funding was accepted and until log-out.',
  session: 'A session.',
  anySession: 'A session.',
  changeUnderWay: 'A session, while a change of email or phone waits for its code.',
  fundingReturned:
    'A session, when no transaction has settled, the newest returned one has a return code, and the first linked account is `LOCKED`.',
  relink: 'A session, while the bank has to be linked again.',
  relinkedOrRelink: 'A session, while the bank has to be linked again or was just verified.',
  dashboard: 'A session and a complete registration, approved or in review.',
  records: 'A session and a complete registration, approved, in review or view-only.',
  movesMoney: 'A session and a complete, approved registration whose bank does not have to be linked again.',
  linksBank: 'As for `movesMoney`, by the primary holder, while the account is not closing.',
  withdraw:
    'As for `movesMoney`, with an available balance above zero, or while a withdrawal has no known outcome.',
  changesGoals: 'A session and a complete, approved registration.',
  withdrawn: 'A session and a complete, approved registration.',
  addBeneficiary:
    'A session of the primary holder, when the registration is complete or the first funding accepted.',
  changedBeneficiary: 'A session of the primary holder.',
  seeBeneficiaries: 'A session, with at least one beneficiary.',
  changeBeneficiary: 'A session of the primary holder, with at least one beneficiary.',
  updateAllocations: 'A session of the primary holder, with at least two beneficiaries.',
  nonProfit: 'A session, when the registration is complete or the first funding accepted.',
  holder: 'A session of the primary holder.',
  addHolder:
    'A session of a primary holder who is complete and approved, without a joint holder or with an application not yet sent.',
  confirmHolder: 'As for `addHolder`, when every step of the joint application is saved and none confirmed.',
  resumeHolder: 'As for `addHolder`, with an application that is not yet sent.',
  closeHolder: 'As for `addHolder`, with an application that is not yet sent or whose invitation is open.',
  editHolderEmail: 'As for `addHolder`, while the invited holder has not signed up.',
  invited: 'Anyone who opened an invitation by its link.',
  identityVerified: 'Anyone who opened an invitation and passed its identity check.',
  linkState: 'Anyone who opened an invitation by its link.',
  joined: 'A session of a joint holder.',
}
