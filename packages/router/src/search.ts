import { emailLinkStates } from '@coffer/api-client/auth/schema'
import { invitationStates } from '@coffer/api-client/joint'
import { messageTopics } from '@coffer/api-client/messages'
import { isCalendarDate } from '@coffer/domain/calendar'
import { suggestedGoals } from '@coffer/domain/suggested-goals'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import * as v from 'valibot'

// The search parameters of the routes. A value that does not match its schema counts as absent, because anyone may edit
// an address; a parameter that the route does not declare is dropped.

const text = v.fallback(v.optional(v.string()), undefined)
const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isCalendarDate))), undefined)
const year = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[12]\d{3}$/), v.transform(Number))),
  undefined,
)

export const emailLinkSearch = v.object({
  state: v.fallback(v.optional(v.picklist(emailLinkStates)), undefined),
})
export const invitationLinkSearch = v.object({
  state: v.fallback(v.optional(v.picklist(invitationStates)), undefined),
})
export const idSearch = v.object({ id: text })
const reviewStep = v.fallback(v.optional(v.picklist(['review'])), undefined)
export const depositSearch = v.object({ step: reviewStep })
export const editDepositSearch = v.object({ id: text, step: reviewStep })
export const withdrawSearch = v.object({
  step: v.fallback(v.optional(v.picklist(['review', 'closing', 'confirm-closing'])), undefined),
})
export const transactionsSearch = v.object({
  id: text,
  search: text,
  status: v.fallback(v.optional(v.picklist(transactionStatuses)), undefined),
  direction: v.fallback(v.optional(v.picklist(transactionDirections)), undefined),
  from: day,
  to: day,
})
export const statementsSearch = v.object({ year })
export const messagesSearch = v.object({ thread: text })
export const newMessageSearch = v.object({
  topic: v.fallback(v.optional(v.picklist(messageTopics)), undefined),
  subject: text,
})
export const addGoalSearch = v.object({
  for: v.fallback(v.optional(v.picklist(suggestedGoals)), undefined),
})
export const faqSearch = v.object({ question: text })
export const userInfoSearch = v.object({
  change: v.fallback(v.optional(v.picklist(['password'])), undefined),
})

export type SearchSchema = v.GenericSchema<unknown, object>
