import type { Faq } from '@coffer/api-client/faqs'
import type { Language } from '@coffer/i18n/languages'
import { textOfHtml } from '@coffer/ui-kit/trusted-types'
import MiniSearch from 'minisearch'
import { createTerms } from './search-terms.ts'

/**
 * The questions that match a typed text, best match first; all of them in the order of the bank if it has only fillers.
 */
export type FindFaqs = (typed: string) => readonly Faq[]

const toPlainText = (html: string): string => textOfHtml(html.replaceAll('<', ' <'))

/** The number of letters from which a word may be misspelled, by one letter in five. */
const minFuzzyLength = 6

/** Indexes questions, their answers and their groups for a search in one language. */
export function searchable(faqs: readonly Faq[], language: Language): FindFaqs {
  const terms = createTerms(language)
  const index = new MiniSearch<{ id: number; question: string; answer: string; category: string }>({
    fields: ['question', 'answer', 'category'],
    // A group's name applies to many questions, so its synonyms would find unrelated ones.
    tokenize: (text, field) => (field === 'category' ? terms.forName(text) : terms.forText(text)),
    processTerm: (term) => term,
  })
  index.addAll(
    faqs.map(({ question, answerHtml, category }, id) => ({
      id,
      question,
      answer: toPlainText(answerHtml),
      category: category ?? '',
    })),
  )
  return (typed) => {
    const searched = terms.forSearch(typed)
    if (searched.length === 0) return faqs
    const found = index.search(searched.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { question: 4 },
      prefix: true,
      fuzzy: (term) => (term.length < minFuzzyLength ? false : 0.2),
    })
    // Keeps the questions with the most matching words, if more than half match: a long search need not match in every
    // word.
    const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length))
    if (most <= searched.length / 2) return []
    return found
      .filter(({ queryTerms }) => queryTerms.length === most)
      .flatMap(({ id }) => faqs.filter((_, place) => place === id))
  }
}
