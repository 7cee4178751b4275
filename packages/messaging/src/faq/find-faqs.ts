import type { Faq } from '@coffer/api-client/faqs'
import { folded, holdsAll, searchWords } from '@coffer/domain/search'
import { textOfHtml } from '@coffer/ui-kit/trusted-types'

/** A question with its folded text, to be searched. */
export interface Searchable {
  faq: Faq
  text: string
}

const wordsOf = (html: string): string => textOfHtml(html.replaceAll('<', ' <'))

/** Makes questions searchable by themselves, their answers and their groups. */
export const searchable = (faqs: readonly Faq[]): Searchable[] =>
  faqs.map((faq) => ({
    faq,
    text: folded([faq.question, wordsOf(faq.answerHtml), faq.category ?? ''].join('\n')),
  }))

/** The questions that contain every searched word, in the order of the bank. */
export function findFaqs(all: readonly Searchable[], typed: string): Faq[] {
  const words = searchWords(typed)
  return all.filter(({ text }) => holdsAll(text, words)).map(({ faq }) => faq)
}

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
