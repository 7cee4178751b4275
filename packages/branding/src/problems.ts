import * as v from 'valibot'

/** A refused value: its field (`emails.support`) and a hint. Never the value itself. */
export type Problem = { readonly field: string; readonly hint: string }

export function toProblems(issues: readonly v.BaseIssue<unknown>[]): readonly Problem[] {
  return issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'the whole', hint: toHint(issue) }))
}

/** Hints for the library's type names, in the words of a person who edits JSON. */
const mustBe: Readonly<Record<string, string>> = {
  string: 'must be text in quotes',
  number: 'must be a number',
  boolean: 'must be true or false',
  Array: 'must be a list in brackets',
  Object: 'must be an object in braces',
}

function toHint({ kind, received, expected, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' && kind === 'schema') return 'is missing; add it'
  if (!message.startsWith('Invalid ')) return message
  return mustBe[expected ?? ''] ?? 'has an invalid value'
}

/** Schema of a whole number from `least` to `most`, with a hint that names both. */
export const wholeNumber = (least: number, most: number) => {
  const hint = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.number(), v.integer(hint), v.minValue(least, hint), v.maxValue(most, hint))
}
