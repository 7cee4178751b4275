export * from './calls.ts'
export * from './queries.ts'

export type {
  BankAccountType,
  InstantLink,
  InstantLinkAnswer,
  LinkedAccount,
  LinkedAccounts,
  ManualLinkAnswer,
  Reissued,
  VerifiedLink,
} from './schema.ts'
