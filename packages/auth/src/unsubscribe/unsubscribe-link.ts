import { unsubscribableKinds } from '@coffer/domain/notifications'
import { emailedLink } from '@coffer/router/emailed-link'
import * as v from 'valibot'

/** The link that ends emails of a kind. The kind is for the page to name; the token alone decides. */
export const unsubscribeLink = emailedLink(
  v.object({ token: v.string(), kind: v.picklist(unsubscribableKinds) }),
)
