import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type DraftStorage, type FlatValues, readDraft } from './draft.ts'
import {
  type FieldErrors,
  firstErrors,
  type FormSchema,
  type RejectedFields,
  validate,
} from './field-errors.ts'
import { afterChange, afterBlur, afterRejection, afterSubmit, noErrorsYet } from './shown-errors.ts'
import { useAfterPress } from './use-after-press.ts'

export interface FormOptions<Schema extends FormSchema> {
  /** A Valibot object schema of flat fields. Its messages are message keys. */
  schema: Schema
  initial: v.InferInput<Schema>
  draft?: DraftStorage | undefined
  /**
   * Message keys of errors that more typing cannot correct, such as an amount above the limit. They are shown at once.
   */
  finalProblems?: readonly string[]
  /** Declared as a method, so that a `t` with typed keys is assignable. */
  translate(key: string): string
  /**
   * Resolves to nothing on success, or to the fields that the provider rejected. An error that it throws becomes
   * `failure`.
   */
  onSubmit: (output: v.InferOutput<Schema>) => Promise<void | RejectedFields>
}

/** The props of a field component: `<TextField label={…} {...form.field('city')} />`. */
export interface FieldBinding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

export interface FieldError {
  name: string
  message: string
}

/** The part of the state that `Form` needs. */
export interface FormBinding {
  isBusy: boolean
  /** The errors shown at the fields. */
  errors: readonly FieldError[]
  /** Number of rejected submits. The error summary appears and takes the focus only when it increases. */
  rejectionCount: number
  submit: () => Promise<void>
}

export interface FormState<Values extends FlatValues> extends FormBinding {
  values: Values
  /** The error that `onSubmit` threw last, until the next submit. */
  failure: unknown
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>
  /** Replaces the values of some fields, for example with those that another device saved. */
  patch: (values: Partial<FlatValues>) => void
}

/**
 * The state of a form. The error of a filled field is shown on blur, and every error after a submit. An error
 * disappears when its field is corrected, and does not return while the depositor types. Typed values are never lost,
 * and repeated presses submit once.
 */
export function useForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormState<v.InferInput<Schema>> {
  const { schema, initial, draft, onSubmit, finalProblems = [] } = options
  const [restored] = useState<FlatValues>(() => readDraft(initial, draft))
  const [typed, setTyped] = useState(restored)
  const [shown, setShown] = useState(noErrorsYet)
  const [rejectionCount, setRejectionCount] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isSubmitting = useRef(false)
  const afterPress = useAfterPress()
  // The latest values, for a submit in the same event as a change, before the next render.
  const latest = useRef(typed)

  const isPristine = typed === restored
  useEffect(() => {
    // A pending submit may save the values and clear the draft; a draft written during it would remain.
    if (!isPristine && !isBusy) draft?.write(typed)
  }, [draft, typed, isPristine, isBusy])

  const values: v.InferInput<Schema> = { ...initial, ...typed }
  const invalid = validate(schema, typed)
  const errorText = (name: string): string | undefined => {
    const key = invalid[name]
    return key && shown.keys[name] === key ? options.translate(key) : shown.sentences[name]
  }
  const patch = (changes: Partial<FlatValues>) => {
    const next: FlatValues = { ...latest.current }
    for (const [name, value] of Object.entries(changes)) if (value !== undefined) next[name] = value
    latest.current = next
    setTyped(next)
    const change = {
      names: Object.keys(changes),
      invalid: validate(schema, next),
      isFinal: (key: string) => finalProblems.includes(key),
    }
    setShown((before) => afterChange(before, change))
  }
  const handleBlur = (name: string) => {
    const left = { name, values: latest.current, invalid: validate(schema, latest.current) }
    setShown((before) => afterBlur(before, left))
  }
  const reject = (sentences: FieldErrors) => {
    const rejection = { invalid: validate(schema, latest.current), sentences }
    setShown((before) => afterRejection(before, rejection))
    setRejectionCount((count) => count + 1)
  }
  const send = async () => {
    const parsed = v.safeParse(schema, latest.current)
    if (!parsed.success) return reject({})
    const answer = await onSubmit(parsed.output)
    if (answer) reject(firstErrors(answer))
  }
  const names = [
    ...Object.keys(initial),
    ...Object.keys(shown.sentences).filter((name) => !(name in initial)),
  ]

  return {
    values,
    isBusy,
    failure,
    rejectionCount,
    errors: names.flatMap((name) => {
      const message = errorText(name)
      return message ? [{ name, message }] : []
    }),
    field: (name) => ({
      name,
      value: values[name],
      error: errorText(name),
      onChange: (value) => patch({ [name]: value }),
      onBlur: () => afterPress(() => handleBlur(name)),
    }),
    patch,
    async submit() {
      if (isSubmitting.current) return
      isSubmitting.current = true
      setShown(afterSubmit)
      setFailure(undefined)
      setIsBusy(true)
      try {
        await send()
      } catch (thrown) {
        setFailure(thrown)
      } finally {
        isSubmitting.current = false
        setIsBusy(false)
      }
    },
  }
}
