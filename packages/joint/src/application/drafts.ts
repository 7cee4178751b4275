import { draftOf } from '@coffer/session/drafts'

/** The drafts of the forms, without Social Security numbers. */
export const drafts = {
  contact: draftOf('joint-contact'),
  person: draftOf('joint-person', { except: ['ssn'] }),
  address: draftOf('joint-address'),
  occupation: draftOf('joint-occupation'),
  newEmail: draftOf('joint-new-email'),
} as const

/** Clears the drafts, because the next application is about another person. */
export const clearDrafts = (): void => Object.values(drafts).forEach(({ clear }) => clear())
