import { useForm as useTanstackForm, useStore } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type DraftPort, type FlatValues, readDraft } from './draft.ts'
import {
  findProblems,
  type FormSchema,
  type Problems,
  problemsOfRefusal,
  type Refusal,
  without,
} from './problems.ts'

export interface FormSettings<Schema extends FormSchema> {
  /** A Valibot object of flat fields; its messages are word keys. */
  schema: Schema
  initial: v.InferInput<Schema>
  draft?: DraftPort | undefined
  /** A method, so that a `t` of typed keys fits. */
  translate(key: string): string
  /** Answers nothing when it went well. What it throws becomes `failure`. */
  onSubmit: (output: v.InferOutput<Schema>) => Promise<void | Refusal>
}

/** All that a field component needs: `<TextField label={…} {...form.field('city')} />`. */
export interface FieldPort<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

export interface FieldProblem {
  name: string
  message: string
}

/** What `Form` needs. */
export interface FormPort {
  isBusy: boolean
  problems: readonly FieldProblem[]
  /** How often sending was refused; each time the summary takes the focus. */
  refusals: number
  submit: () => Promise<void>
}

export interface FormState<Values extends FlatValues> extends FormPort {
  values: Values
  /** What `onSubmit` threw last, until the next attempt. */
  failure: unknown
  field: <Name extends keyof Values & string>(name: Name) => FieldPort<Values[Name]>
  /** Puts values that came from elsewhere in place of what stands in these fields. */
  take: (values: Partial<FlatValues>) => void
}

/**
 * A form's state. A problem shows once a field that holds something is left, and all of them once sending was tried;
 * each goes as it is mended. Nothing typed is ever lost, and one press sends once.
 */
export function useForm<Schema extends FormSchema>(
  settings: FormSettings<Schema>,
): FormState<v.InferInput<Schema>> {
  const { schema, initial, draft, onSubmit } = settings
  const [defaultValues] = useState<FlatValues>(() => readDraft(initial, draft))
  const [refused, setRefused] = useState<Problems>({})
  const [left, setLeft] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const isSending = useRef(false)

  const form = useTanstackForm({
    defaultValues,
    validators: { onSubmit: ({ value }) => (v.is(schema, value) ? undefined : 'invalid') },
    onSubmitInvalid: () => setRefusals((count) => count + 1),
    onSubmit: async ({ value }) => {
      const refusal = await onSubmit(v.parse(schema, value))
      if (!refusal) return
      setRefused(problemsOfRefusal(refusal))
      setRefusals((count) => count + 1)
    },
  })
  const flat = useStore(form.store, (state) => state.values)
  const wasTried = useStore(form.store, (state) => state.submissionAttempts > 0)
  const isBusy = useStore(form.store, (state) => state.isSubmitting)

  const isFresh = flat === defaultValues
  useEffect(() => {
    // What is on its way may be saved by now, and then nothing is left to keep.
    if (!isFresh && !isBusy) draft?.write(flat)
  }, [draft, flat, isFresh, isBusy])

  const values: v.InferInput<Schema> = { ...initial, ...flat }
  const found = findProblems(schema, flat)
  const errorOf = (name: string): string | undefined => {
    const key = found[name]
    const isDue = wasTried || (left.includes(name) && flat[name] !== '')
    return key && isDue ? settings.translate(key) : refused[name]
  }
  const change = (name: string, value: string | boolean) => {
    form.setFieldValue(name, value)
    setRefused((problems) => without(problems, name))
  }
  const names = [...Object.keys(initial), ...Object.keys(refused).filter((name) => !(name in initial))]

  return {
    values,
    isBusy,
    failure,
    refusals,
    problems: names.flatMap((name) => {
      const message = errorOf(name)
      return message ? [{ name, message }] : []
    }),
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value) => change(name, value),
      onBlur: () => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    }),
    take(taken) {
      for (const [name, value] of Object.entries(taken)) {
        if (value !== undefined) change(name, value)
      }
    },
    async submit() {
      if (isSending.current) return
      isSending.current = true
      setRefused({})
      setFailure(undefined)
      try {
        await form.handleSubmit()
      } catch (thrown) {
        setFailure(thrown)
      } finally {
        isSending.current = false
      }
    },
  }
}
