import { defaultNonProfitQuery, type NonProfit } from '@coffer/api-client/non-profits'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form } from '@coffer/ui-kit/form'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { SearchField } from '@coffer/ui-kit/search-field'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { PartialFailureNotice } from './partial-failure-notice.tsx'
import { PreviousChoiceNotice, usePreviousChoice } from './previous-choice-notice.tsx'
import { SearchResults } from './search-results.tsx'

interface ChooseStepProps {
  search: string
  onSearch: (text: string) => void
  picked: NonProfit | null
  onPick: (picked: NonProfit) => void
  /** Whether the depositor returned from the confirmation, so that the heading takes the focus. */
  isBack: boolean
  onContinue: (chosen: NonProfit) => void
}

/** The search, and its results as options. */
export function ChooseStep({ search, onSearch, picked, onPick, isBack, onContinue }: ChooseStepProps) {
  const t = useTranslations()
  const suggestion = useQuery(defaultNonProfitQuery())
  const previous = usePreviousChoice()
  const [rejectionCount, setRejectionCount] = useState(0)
  const chosen = picked ?? previous.data ?? suggestion.data ?? null
  const error = rejectionCount > 0 && !chosen ? t('select.missing') : undefined
  const heading = <PageHeading title={t('select.title')}>{t('select.why')}</PageHeading>
  return (
    <Stack gap={24} width="form">
      {isBack ? <FocusOnMount>{heading}</FocusOnMount> : heading}
      <PreviousChoiceNotice previous={previous} />
      {suggestion.error && <PartialFailureNotice title={t('select.noSuggestion')} query={suggestion} />}
      <SearchField
        label={t('search.label')}
        name="search"
        hint={t('search.hint')}
        value={search}
        onChange={onSearch}
      />
      <Form
        label={t('select.title')}
        form={{
          isBusy: false,
          errors: error ? [{ name: 'ein', message: error }] : [],
          rejectionCount,
          submit: async () => (chosen ? onContinue(chosen) : setRejectionCount(rejectionCount + 1)),
        }}
      >
        <SearchResults
          search={search.trim()}
          suggestion={suggestion}
          chosen={chosen}
          error={error}
          onPick={onPick}
          onClear={() => onSearch('')}
        />
        <Stack gap={12}>
          <Button type="submit" isFullWidth>
            {t('select.continue')}
          </Button>
          <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
            {t('notNow')}
          </ButtonLink>
        </Stack>
      </Form>
    </Stack>
  )
}
