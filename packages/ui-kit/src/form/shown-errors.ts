import type { FlatValues } from './draft.ts'
import { type FieldErrors, omitErrors } from './field-errors.ts'

/** The errors of a form that are shown. A partly typed value is not an error yet, so that typing is not interrupted. */
export interface ShownErrors {
  /** The message key shown at each field. */
  readonly keys: FieldErrors
  /** The provider's sentence shown at each field. */
  readonly sentences: FieldErrors
  /** The fields that have been blurred. */
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

/** After a change, an error stays until it is corrected. A new error is shown only if more typing cannot correct it. */
export function afterChange(shown: ShownErrors, { names, invalid, isFinal }: Change): ShownErrors {
  const keys = Object.entries(invalid).filter(
    ([name, key]) => shown.keys[name] === key || (names.includes(name) && isFinal(key)),
  )
  return { ...shown, keys: Object.fromEntries(keys), sentences: omitErrors(shown.sentences, names) }
}

/** After a blur, the errors of all blurred fields are shown. An empty field is an error only after a submit. */
export function afterBlur(
  shown: ShownErrors,
  { name, values, invalid }: { name: string; values: FlatValues; invalid: FieldErrors },
): ShownErrors {
  const left = shown.left.includes(name) ? shown.left : [...shown.left, name]
  const keys = Object.entries(invalid).filter(
    ([field]) => shown.wasSubmitted || (left.includes(field) && values[field] !== ''),
  )
  return { ...shown, left, keys: Object.fromEntries(keys) }
}
