import { draftOf } from '@coffer/session/drafts'

/** What is typed into each form and not saved; a Social Security number is never among it. */
export const drafts = {
  contact: draftOf('joint-contact'),
  person: draftOf('joint-person', { except: ['ssn'] }),
  address: draftOf('joint-address'),
  occupation: draftOf('joint-occupation'),
  newEmail: draftOf('joint-new-email'),
} as const

/** Another application is about somebody else. */
export const clearDrafts = (): void => Object.values(drafts).forEach(({ clear }) => clear())
