import type { NonProfit } from '@coffer/api-client/non-profits'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form } from '@coffer/ui-kit/form'
import { Card, DefinitionList, PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useTranslations } from '../messages.ts'
import { useChoosing } from './use-choosing.ts'

interface ConfirmingProps {
  chosen: NonProfit
  onBack: () => void
  onChosen: () => void
}

/** The last look before one is chosen. */
export function Confirming({ chosen, onBack, onChosen }: ConfirmingProps) {
  const t = useTranslations()
  const { state, choose } = useChoosing(chosen, onChosen)
  const isBusy = state.at === 'sending'
  const facts = [
    { label: t('confirm.location'), value: chosen.location },
    { label: t('confirm.ein'), value: chosen.ein },
  ].filter(({ value }) => value !== null)
  return (
    <FocusOnMount>
      <Stack gap={24} width="form">
        <PageHeading title={t('confirm.title', { name: chosen.name })} />
        <Form
          label={t('confirm.title', { name: chosen.name })}
          form={{ isBusy, errors: [], rejectionCount: 0, submit: choose }}
        >
          {state.at === 'failed' && <FailureNotice title={t('confirm.failed')} error={state.error} />}
          <Card label={chosen.name}>
            <Stack gap={16}>
              <SectionHeading>{chosen.name}</SectionHeading>
              {chosen.mission && <p>{chosen.mission}</p>}
              <DefinitionList items={facts} />
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
