import type { Faq } from '@coffer/api-client/faqs'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useRouteSearch } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { SearchField } from '@coffer/ui-kit/search-field'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { AskTheBank } from './ask-the-bank.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { searchable } from './find-faqs.ts'

/** All questions with a search, and a link to ask another one. */
export function FaqsView({ faqs }: { faqs: readonly Faq[] }) {
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
