import { defaultNonProfitQuery, type NonProfit, selectedNonProfitQuery } from '@coffer/api-client/non-profits'
import { failureOf } from '@coffer/errors/failure-of'
import { ButtonLink } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Form } from '@coffer/ui-kit/form'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { SearchField } from '@coffer/ui-kit/search-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { PartialFailureNotice } from './partial-failure-notice.tsx'
import { SearchResults } from './search-results.tsx'

/** The search text, which survives a reload. */
const draft = draftOf('non-profit')

/** `/non-profit/select`: choose the suggestion or a search result, then confirm it. */
export function SelectScreen() {
  const [search, setSearch] = useState(() => String(draft.read()['search'] ?? ''))
  const [picked, setPicked] = useState<NonProfit | null>(null)
  const [step, setStep] = useState<'initial' | 'returned' | NonProfit>('initial')
  if (typeof step === 'object') {
    return <ConfirmStep nonProfit={step} onBack={() => setStep('returned')} onSelected={draft.clear} />
  }
  return (
    <ChooseStep
      search={search}
      onSearch={(text) => {
        setSearch(text)
        draft.write({ search: text })
      }}
      picked={picked}
      onPick={setPicked}
      isBack={step === 'returned'}
      onContinue={setStep}
    />
  )
}

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
function ChooseStep({ search, onSearch, picked, onPick, isBack, onContinue }: ChooseStepProps) {
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

const usePreviousChoice = () => useQuery({ ...selectedNonProfitQuery(), retry: false })

/** The previously chosen non-profit. */
function PreviousChoiceNotice({ previous }: { previous: ReturnType<typeof usePreviousChoice> }) {
  const t = useTranslations()
  if (previous.data) {
    return <Notice severity="info">{t('select.before', { name: previous.data.name })}</Notice>
  }
  if (!previous.error || failureOf(previous.error).kind === 'rejected') return null
  return <PartialFailureNotice title={t('select.beforeUnknown')} query={previous} />
}
