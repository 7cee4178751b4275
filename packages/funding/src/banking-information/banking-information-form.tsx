import { linkManually } from '@coffer/api-client/linking'
import { bankName } from '@coffer/domain/bank'
import { useGo } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { recordResult } from '@coffer/session/flow-results'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { FailureNotice } from '../problem/failure-notice.tsx'
import { refusalOf } from '../problem/failure-of.ts'
import { useWords } from '../words.ts'
import {
  accountTypes,
  type BankingInformation,
  bankingInformationSchema,
} from './banking-information.schema.ts'

const draft = draftOf('bank-details', {
  except: ['routingNumber', 'accountNumber', 'accountNumberConfirmation'],
})
const empty = {
  accountType: 'checking',
  routingNumber: '',
  accountNumber: '',
  accountNumberConfirmation: '',
}

/** The numbers of a bank account; sending them sends two small deposits on their way. */
export function BankingInformationForm({ depositorName }: { depositorName: string }) {
  const t = useWords()
  const go = useGo()
  const refresh = useLinkingRefresh()
  const initial = { holderName: depositorName, ...empty }

  async function onSubmit(details: BankingInformation) {
    try {
      const { microdepositsExpectedBy } = await linkManually(details)
      recordResult('microdeposits-sent', { expectedBy: microdepositsExpectedBy ?? '' })
    } catch (error) {
      return refusalOf(error, Object.keys(initial))
    }
    draft.clear()
    await refresh()
    return go('/manual-funding/microdeposits/sent')
  }

  const form = useForm({ schema: bankingInformationSchema, initial, draft, translate: t, onSubmit })
  const bank = bankName(form.values.routingNumber.replaceAll(/\D/g, ''))
  return (
    <Form form={form}>
      <TextField {...form.field('holderName')} label={t('bank.holder.label')} autoComplete="name" />
      <RadioField
        {...form.field('accountType')}
        label={t('bank.type.label')}
        options={accountTypes.map((type) => ({ value: type, label: t(`bank.type.${type}`) }))}
      />
      <TextField
        {...form.field('routingNumber')}
        label={t('bank.routing.label')}
        hint={
          <span aria-live="polite">{bank ? t('bank.routing.bank', { bank }) : t('bank.routing.hint')}</span>
        }
        inputMode="numeric"
        maxLength={11}
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumber')}
        label={t('bank.number.label')}
        hint={t('bank.number.hint')}
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumberConfirmation')}
        label={t('bank.confirmation.label')}
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
      />
      {form.failure !== undefined && <FailureNotice error={form.failure} isKept />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('bank.submit')}
      </Button>
    </Form>
  )
}
