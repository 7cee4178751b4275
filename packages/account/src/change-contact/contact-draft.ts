import { draftOf } from '@coffer/session/drafts'

/** What is typed of a change; the password never is kept. */
export const contactDrafts = {
  email: draftOf('edit-email', { except: ['currentPassword'] }),
  phone: draftOf('edit-phone', { except: ['currentPassword'] }),
} as const
