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
import { Offers } from './offers.tsx'
import { UnknownNotice } from './unknown-notice.tsx'
import { ChosenNotice, useChosen } from './use-chosen.tsx'

interface ChoosingProps {
  search: string
  onSearch: (text: string) => void
  picked: NonProfit | null
  onPick: (picked: NonProfit) => void
  /** Back from confirming: the heading takes the focus. */
  isBack: boolean
  onContinue: (chosen: NonProfit) => void
}

/** A search, and below it what there is to choose from. */
export function Choosing({ search, onSearch, picked, onPick, isBack, onContinue }: ChoosingProps) {
  const t = useTranslations()
  const suggestion = useQuery(defaultNonProfitQuery())
  const before = useChosen()
  const [refusals, setRefusals] = useState(0)
  const chosen = picked ?? before.data ?? suggestion.data ?? null
  const error = refusals > 0 && !chosen ? t('select.missing') : undefined
  const heading = <PageHeading title={t('select.title')}>{t('select.why')}</PageHeading>
  return (
    <Stack gap={24} width="form">
      {isBack ? <FocusOnMount>{heading}</FocusOnMount> : heading}
      <ChosenNotice before={before} />
      {suggestion.error && <UnknownNotice title={t('select.noSuggestion')} query={suggestion} />}
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
          rejectionCount: refusals,
          submit: async () => (chosen ? onContinue(chosen) : setRefusals(refusals + 1)),
        }}
      >
        <Offers
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
