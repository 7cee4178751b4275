import { isBlank } from '@coffer/domain/typed-text'
import * as v from 'valibot'

/** A domain rule with its problems mapped to message keys: null, or the key of the problem. */
export const withMessageKeys =
  <Problem extends string, Key extends string>(
    check: (text: string) => Problem | null,
    messages: Record<Problem, Key>,
  ) =>
  (text: string): Key | null => {
    const problem = check(text)
    return problem && messages[problem]
  }

/**
 * A text in its tidy form, checked by a rule. Tidying runs first for every field, because cross-field checks need the
 * tidy texts.
 */
export const tidyText = (tidy: (text: string) => string, rule: (text: string) => string | null) =>
  v.pipe(
    v.string(),
    v.transform(tidy),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const message = dataset.typed ? rule(dataset.value) : null
      if (message) addIssue({ message })
    }),
  )

/** A trimmed text, checked by a rule. */
export const checkedText = (rule: (text: string) => string | null) => tidyText((text) => text.trim(), rule)

/** The same rule for a field that may be empty. */
export const optional =
  <Problem extends string>(check: (text: string) => Problem | null) =>
  (text: string): Problem | null =>
    isBlank(text) ? null : check(text)

/** Rules across fields: the message keys of problems by field. */
export const crossFieldCheck = <Form extends Record<string, string | boolean>>(
  findProblems: (form: Form) => Partial<Record<keyof Form & string, string | null>>,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of Object.entries(findProblems(input))) {
      if (!message) continue
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }
  })
