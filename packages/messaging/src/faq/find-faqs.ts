import type { Faq } from '@coffer/api-client/faqs'
import { folded, holdsAll, searchWords } from '@coffer/domain/search'

/** A question with what can be searched in it, folded once. */
export interface Searchable {
  faq: Faq
  text: string
}

/** The words of an HTML text. The document they are read from is inert: nothing in it runs or is loaded. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent

/** Questions made searchable by themselves, their answers and their groups. */
export const searchable = (faqs: readonly Faq[]): Searchable[] =>
  faqs.map((faq) => ({
    faq,
    text: folded([faq.question, wordsOf(faq.answerHtml), faq.category ?? ''].join('\n')),
  }))

/** Those that hold every word searched for. The bank's order stays. */
export function findFaqs(all: readonly Searchable[], typed: string): Faq[] {
  const words = searchWords(typed)
  return all.filter(({ text }) => holdsAll(text, words)).map(({ faq }) => faq)
}

/** Questions of one subject; `name` is null for those of none. */
export interface FaqGroup {
  name: string | null
  faqs: readonly Faq[]
}

/** The groups in the order in which they first appear, questions without one last. */
export function groupsOf(faqs: readonly Faq[]): FaqGroup[] {
  const groups = [...Map.groupBy(faqs, ({ category }) => category?.trim() || null)]
  return groups
    .map(([name, some]) => ({ name, faqs: some }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null))
}
