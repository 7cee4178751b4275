import type { Faq } from '@coffer/api-client/faqs'

/** The questions of one group; `name` is null for those without a group. */
export interface FaqGroup {
  name: string | null
  faqs: readonly Faq[]
}

/** Groups questions in the order of each group's first question; questions without a group are last. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = [...Map.groupBy(faqs, ({ category }) => category?.trim() || null)]
  return groups
    .map(([name, some]) => ({ name, faqs: some }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null))
}
