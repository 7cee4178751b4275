import { messageLimits } from '@coffer/domain/limits'
import { isBlank } from '@coffer/domain/typed-text'
import * as v from 'valibot'

/** The number of code points, so that an emoji counts as one character. */
export const countCharacters = (text: string): number => Array.from(text).length
export const hasMaxLength = (max: number) => (text: string) => countCharacters(text) <= max

/**
 * The value of the attachments field if files must be removed (`INVALID_FILES`) or are still being read
 * (`UNREAD_FILES`).
 */
export const INVALID_FILES = 'invalid'
export const UNREAD_FILES = 'unread'

/** Schema entries of every message, new or a reply. Error messages are message keys. */
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
