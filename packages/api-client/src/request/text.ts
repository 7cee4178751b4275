import { textLimits } from '@coffer/domain/limits'
import * as v from 'valibot'

/**
 * A text of a request. Its length is checked before anything else reads it; what it says is a question of the rules of
 * its field. `bounded.test.ts` of the provider refuses a text of a request without a length.
 */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))

/** An id, a code, a secret of a link, or a word of a list. */
export const shortText = text(textLimits.short)

/** A line of a form. */
export const lineText = text(textLimits.line)

/** Paragraphs, with room for the line breaks of a form. */
export const longText = text(textLimits.long)

export const passwordText = text(textLimits.password)

/** Some values of one kind; each of them has its own limits. */
export const list = <Item extends v.GenericSchema>(item: Item, most = 100) =>
  v.pipe(v.array(item), v.maxLength(most))

/** A file, whose name has a length too. */
export const sentFile = v.pipe(
  v.instance(File),
  v.check(({ name }) => name.length <= textLimits.fileName),
)
