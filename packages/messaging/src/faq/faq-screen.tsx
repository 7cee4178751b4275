import { faqsQuery } from '@coffer/api-client/faqs'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useLanguage } from '@coffer/i18n/language'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { measure } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { FaqsView } from './faqs-view.tsx'

const Page = styled.div`
  max-width: ${measure.reading};
`

/** `/faq`: questions in groups, with a search. `?question=` opens one. */
export function FaqScreen() {
  const t = useTranslations()
  const { language } = useLanguage()
  const faqs = useQuery(faqsQuery(language))
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading title={t('faq.title')} />
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
      </Stack>
    </Page>
  )
}
