import { unsubscribableKinds } from '@coffer/domain/notifications'
import { emailedLink } from '@coffer/router/emailed-link'
import * as v from 'valibot'

/** The link that stops a category of emails. The category is only for display; the token decides. */
export const unsubscribeLink = emailedLink(
  v.object({ token: v.string(), kind: v.picklist(unsubscribableKinds) }),
)
