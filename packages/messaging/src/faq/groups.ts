import type { Faq } from '@coffer/api-client/faqs'

/** The questions of one group; `name` is null for those without one. */
export interface FaqGroup {
  name: string | null
  faqs: readonly Faq[]
}

/** The groups in the order of their first questions; questions without one come last. */
export function groupsOf(faqs: readonly Faq[]): FaqGroup[] {
  const groups = [...Map.groupBy(faqs, ({ category }) => category?.trim() || null)]
  return groups
    .map(([name, some]) => ({ name, faqs: some }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null))
}
