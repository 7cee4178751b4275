import { messageLimits } from '@coffer/domain/limits'
import * as v from 'valibot'

/** As a person counts: an emoji is one character. */
export const lengthOf = (text: string): number => Array.from(text).length
export const within = (most: number) => (text: string) => lengthOf(text) <= most

/** Stands for files of which some cannot be sent. */
export const UNSENDABLE = 'unsendable'

/** What every message needs, the first of a thread and an answer. Messages are word keys. */
export const writtenEntries = {
  body: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('problem.body.empty'),
    v.check(within(messageLimits.body), 'problem.body.too-long'),
  ),
  attachments: v.pipe(v.string(), v.notValue(UNSENDABLE, 'problem.attachments')),
}
