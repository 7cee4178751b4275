import {
  fetchSelectedNonProfit,
  type NonProfit,
  selectedNonProfitQuery,
  selectNonProfit,
} from '@coffer/api-client/non-profits'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Form } from '@coffer/ui-kit/form'
import { Card, DefinitionList, PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { nonProfitChosen } from '../results.ts'

interface ConfirmStepProps {
  nonProfit: NonProfit
  onBack: () => void
  onSelected: () => void
}

/** The confirmation before a non-profit is selected. */
export function ConfirmStep({ nonProfit, onBack, onSelected }: ConfirmStepProps) {
  const t = useTranslations()
  const { state, submit } = useSelection(onSelected)
  const isBusy = state.status === 'pending'
  const { ein, name, mission, location } = nonProfit
  const details = [
    { label: t('confirm.location'), value: location },
    { label: t('confirm.ein'), value: ein },
  ].filter(({ value }) => value !== null)
  return (
    <FocusOnMount>
      <Stack gap={24} width="form">
        <PageHeading title={t('confirm.title', { name })} />
        <Form
          label={t('confirm.title', { name })}
          form={{
            isBusy,
            errors: [],
            rejectionCount: 0,
            submit: async () => {
              await submit(nonProfit)
            },
          }}
        >
          <SubmissionNotice title={t('confirm.failed')} state={state} />
          <Card label={name}>
            <Stack gap={16}>
              <SectionHeading>{name}</SectionHeading>
              {mission && <p>{mission}</p>}
              <DefinitionList items={details} />
            </Stack>
          </Card>
          <Stack gap={12}>
            <Button type="submit" isBusy={isBusy} isFullWidth>
              {t('confirm.yes')}
            </Button>
            <Button variant="quiet" onPress={onBack} isDisabled={isBusy} isFullWidth>
              {t('confirm.another')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </FocusOnMount>
  )
}

/** Selects a non-profit and opens the success screen. After a lost response, the selected non-profit is fetched. */
function useSelection(onSelected: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission<NonProfit, void>({
    send: ({ ein }) => selectNonProfit(ein),
    verify: async ({ ein }) => ((await selectedEin()) === ein ? { answer: undefined } : null),
    onAccepted(nonProfit) {
      storeAnswer(client, selectedNonProfitQuery().queryKey, nonProfit)
      nonProfitChosen.record({ ein: nonProfit.ein, name: nonProfit.name })
      onSelected()
    },
    onDone: () => navigate('/non-profit/success', { replace: true }),
  })
}

async function selectedEin(): Promise<string | null> {
  try {
    return (await fetchSelectedNonProfit()).ein
  } catch (error) {
    // The provider responds 400 if none is selected.
    if (failureOf(error).kind === 'rejected') return null
    throw error
  }
}
