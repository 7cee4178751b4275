import { messageLimits } from '@coffer/domain/limits'
import { isBlank } from '@coffer/domain/typed-text'
import * as v from 'valibot'

/** The number of characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length
export const hasMaxLength = (max: number) => (text: string) => lengthOf(text) <= max

/** The value of the attachments field when some files have to be removed, or are still being read. */
export const INVALID_FILES = 'invalid'
export const UNREAD_FILES = 'unread'

/** Schema entries of every message, new or a reply. Messages are message keys. */
export const messageEntries = {
  body: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'problem.body.empty'),
    v.check(hasMaxLength(messageLimits.body), 'problem.body.too-long'),
  ),
  attachments: v.pipe(
    v.string(),
    v.notValue(INVALID_FILES, 'problem.attachments'),
    v.notValue(UNREAD_FILES, 'problem.attachments.unread'),
  ),
}
