import type { FlatValues } from './draft.ts'
import { type FieldErrors, without } from './field-errors.ts'

/** Which errors of a form are said. Somebody who is typing is not interrupted: what is half typed is no error yet. */
export interface ShownErrors {
  /** The message key that is said at a field. */
  readonly keys: FieldErrors
  /** The sentence of the provider at a field. */
  readonly sentences: FieldErrors
  /** The fields that were left. */
  readonly left: readonly string[]
  readonly wasSubmitted: boolean
}

export const noErrorsYet: ShownErrors = { keys: {}, sentences: {}, left: [], wasSubmitted: false }

export const afterSubmit = (shown: ShownErrors): ShownErrors => ({
  ...shown,
  sentences: {},
  wasSubmitted: true,
})

export const afterRejection = (
  shown: ShownErrors,
  { invalid, sentences }: { invalid: FieldErrors; sentences: FieldErrors },
): ShownErrors => ({ ...shown, keys: invalid, sentences })

interface Change {
  /** The changed fields. */
  names: readonly string[]
  /** The message keys of all invalid fields after the change. */
  invalid: FieldErrors
  isFinal: (key: string) => boolean
}

/** An error is said until it is corrected; another one only if no more typing can correct it. */
export function afterChange(shown: ShownErrors, { names, invalid, isFinal }: Change): ShownErrors {
  const keys = Object.entries(invalid).filter(
    ([name, key]) => shown.keys[name] === key || (names.includes(name) && isFinal(key)),
  )
  return { ...shown, keys: Object.fromEntries(keys), sentences: without(shown.sentences, names) }
}

/** What is wrong in the fields that were left is said; an empty one is wrong only after a submit. */
export function afterLeaving(
  shown: ShownErrors,
  { name, values, invalid }: { name: string; values: FlatValues; invalid: FieldErrors },
): ShownErrors {
  const left = shown.left.includes(name) ? shown.left : [...shown.left, name]
  const keys = Object.entries(invalid).filter(
    ([field]) => shown.wasSubmitted || (left.includes(field) && values[field] !== ''),
  )
  return { ...shown, left, keys: Object.fromEntries(keys) }
}
