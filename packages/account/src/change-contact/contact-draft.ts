import { draftOf } from '@coffer/session/drafts'

/** Drafts of the new email and phone, without the password. */
export const contactDrafts = {
  email: draftOf('edit-email', { except: ['currentPassword'] }),
  phone: draftOf('edit-phone', { except: ['currentPassword'] }),
} as const
