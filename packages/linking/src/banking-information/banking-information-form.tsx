import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { bankName, numberDigits } from '@coffer/domain/bank'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useMemo } from 'react'
import { type Key, useTranslations } from '../messages.ts'
import type { KnownBankDetails } from './bank-details.ts'
import { accountTypes, bankingInformationSchema } from './banking-information.schema.ts'
import { useManualLink } from './use-manual-link.ts'

const draft = draftOf('bank-details', {
  except: ['routingNumber', 'accountNumber', 'accountNumberConfirmation'],
})

interface BankingInformationFormProps {
  known: KnownBankDetails
  /** The only accepted institution, or null if any is accepted. */
  institution: string | null
}

/** The details of a bank account. Submitting them sends two small deposits. */
export function BankingInformationForm({ known, institution }: BankingInformationFormProps) {
  const t = useTranslations()
  const initial = { ...known, accountNumber: '', accountNumberConfirmation: '' }
  const { state, submit } = useManualLink({ fields: Object.keys(initial), onLinked: () => draft.clear() })

  const form = useForm({
    schema: useMemo(() => bankingInformationSchema(institution), [institution]),
    initial,
    draft,
    translate: (key: Key) => t(key, { institution: institution ?? '' }),
    onSubmit: submit,
  })
  const bank = bankName(numberDigits(form.values.routingNumber))
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
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumber')}
        label={t('bank.number.label')}
        hint={t('bank.number.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumberConfirmation')}
        label={t('bank.confirmation.label')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmissionNotice state={state} kept="typed" />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('bank.submit')}
      </Button>
    </Form>
  )
}
