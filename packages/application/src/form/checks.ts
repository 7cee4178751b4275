import * as v from 'valibot'

/** A rule of the domain with its problems worded: null, or the word key of what is wrong. */
export const messageKeyOf =
  <Problem extends string, Key extends string>(
    check: (text: string) => Problem | null,
    words: Record<Problem, Key>,
  ) =>
  (text: string): Key | null => {
    const problem = check(text)
    return problem && words[problem]
  }

/** A text that a rule looks at; blanks around it are dropped. */
export const checkedText = (rule: (text: string) => string | null) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const message = dataset.typed ? rule(dataset.value) : null
      if (message) addIssue({ message })
    }),
  )

/** The same rule for a field that may be left empty. */
export const optional =
  <Problem extends string>(check: (text: string) => Problem | null) =>
  (text: string): Problem | null =>
    text.trim() === '' ? null : check(text)

/** Rules that depend on the rest of the form: what is wrong with which field. */
export const crossFieldCheck = <Form extends Record<string, string | boolean>>(
  problemsOf: (form: Form) => Partial<Record<keyof Form & string, string | null>>,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of Object.entries(problemsOf(input))) {
      if (!message) continue
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }
  })
