import * as v from 'valibot'

/** A refused value: its field (`emails.support`) and a hint. Never the value itself. */
export type Problem = { readonly field: string; readonly hint: string }

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): readonly Problem[] {
  return issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'the whole', hint: hintOf(issue) }))
}

function hintOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined' && issue.kind === 'schema') return 'is missing; add it'
  return issue.message
}
