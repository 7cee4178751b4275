import { textLimits } from '@coffer/domain/limits'
import * as v from 'valibot'

/**
 * A text of a request. Its length is checked before anything else reads it; the rules of its field check its content.
 * The provider's `bounded-requests.test.ts` refuses a request text without a length.
 */
export const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

/** An id, a code, the secret of a link, or one of a fixed list of values. */
export const shortText = text(textLimits.short)

/** A line of a form. */
export const lineText = text(textLimits.line)

/** Paragraphs, with room for the line breaks of a form. */
export const longText = text(textLimits.long)

export const passwordText = text(textLimits.password)

/** A bounded list; each item has its own limits. */
export const list = <Item extends v.GenericSchema>(item: Item, maxLength = 100) =>
  v.pipe(v.array(item), v.maxLength(maxLength))

/** A file, whose name has a maximum length too. */
export const sentFile = v.pipe(
  v.instance(File),
  v.check(({ name }) => name.length <= textLimits.fileName),
)
