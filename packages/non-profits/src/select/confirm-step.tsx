import type { NonProfit } from '@coffer/api-client/non-profits'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form } from '@coffer/ui-kit/form'
import { Card, DefinitionList, PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useTranslations } from '../messages.ts'
import { useSelection } from './use-selection.ts'

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
