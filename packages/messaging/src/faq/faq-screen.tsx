import { faqsQuery } from '@coffer/api-client/faqs'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useLanguage } from '@coffer/i18n/language'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { FaqsView } from './faqs-view.tsx'

/** `/faq`: questions in groups, with a search. `?question=` opens one. */
export function FaqScreen() {
  const t = useTranslations()
  const { language } = useLanguage()
  // When the language changes, the search text and open questions stay until its questions have loaded.
  const faqs = useQuery({ ...faqsQuery(language), placeholderData: keepPreviousData })
  return (
    <Page title={t('faq.title')}>
      <QueryBoundary
        query={faqs}
        title={t('faq.failed')}
        shape={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="row" count={6} />
          </>
        }
      >
        {(all) => <FaqsView faqs={all} />}
      </QueryBoundary>
    </Page>
  )
}
