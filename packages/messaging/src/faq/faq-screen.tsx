import { type Faq, faqsQuery } from '@coffer/api-client/faqs'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { SearchField } from '@coffer/ui-kit/search-field'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'
import { FaqGroups } from './faq-groups.tsx'
import { searchable } from './find-faqs.ts'

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

/** All questions with a search, and a link to ask another one. */
function FaqsView({ faqs }: { faqs: readonly Faq[] }) {
  const t = useTranslations()
  const { number } = useFormats()
  const { language } = useLanguage()
  const { question: named = null } = useRouteSearch('/faq')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLElement>(null)
  const settled = useDeferredValue(typed.trim())
  const find = useMemo(() => searchable(faqs, language), [faqs, language])
  const found = useMemo(() => find(settled), [find, settled])
  const showAll = () => {
    setTyped('')
    field.current?.querySelector('input')?.focus()
  }
  if (faqs.length === 0) {
    return (
      <EmptyState icon="help" title={t('faq.none.title')} action={<AskTheBank />}>
        {t('faq.none.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={24}>
      {named !== null && !faqs.some(({ uuid }) => uuid === named) && (
        <Notice severity="info" title={t('faq.gone.title')}>
          {t('faq.gone.text')}
        </Notice>
      )}
      <search ref={field}>
        <SearchField
          label={t('faq.search')}
          name="search"
          value={typed}
          onChange={setTyped}
          hint={t('faq.search.hint')}
        />
      </search>
      <output>
        {settled !== '' && t('faq.found', { count: found.length, formatted: number(found.length) })}
      </output>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('faq.noMatch.title')}
          action={
            <Cluster>
              <AskTheBank about={settled} />
              <Button variant="secondary" onPress={showAll}>
                {t('faq.clear')}
              </Button>
            </Cluster>
          }
        >
          {t('faq.noMatch.text')}
        </EmptyState>
      ) : (
        <>
          <FaqGroups faqs={found} named={named} />
          <EmptyState title={t('faq.more.title')} action={<AskTheBank />}>
            {t('faq.more.text')}
          </EmptyState>
        </>
      )}
    </Stack>
  )
}

/** A link to a new message, with the search text as its subject. */
function AskTheBank({ about = '' }: { about?: string }) {
  const t = useTranslations()
  const { write } = useMessageFlow()
  return (
    <ButtonLink to={write} variant="secondary" {...(about !== '' && { search: { subject: about } })}>
      {t('center.write')}
    </ButtonLink>
  )
}
