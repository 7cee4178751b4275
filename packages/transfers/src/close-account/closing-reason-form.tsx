import { closingReasons } from '@coffer/api-client/transfers'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Form, type FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useTranslations } from '../messages.ts'
import type { ClosingValues } from './closing.schema.ts'

interface ClosingReasonFormProps {
  form: FormState<ClosingValues>
  linked: readonly LinkedAccount[]
}

/** The linked account that receives the money of a closing account, and the reason for closing. */
export function ClosingReasonForm({ form, linked }: ClosingReasonFormProps) {
  const t = useTranslations()
  return (
    <FocusOnMount>
      <FormPage title={t('close.form.title')} lead={t('close.form.why')}>
        <Form form={form}>
          <AccountField
            field={form.field('linkedAccountId')}
            label={t('withdraw.to')}
            accounts={linked}
            mayUse={allowsWithdrawalsTo}
          />
          <RadioField
            {...form.field('reason')}
            label={t('close.reason.label')}
            options={closingReasons.map((value) => ({ value, label: t(`close.reason.${value}`) }))}
          />
          <Stack gap={12}>
            <Button type="submit" isFullWidth>
              {t('close.open')}
            </Button>
            <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
              {t('close.keep')}
            </ButtonLink>
          </Stack>
        </Form>
      </FormPage>
    </FocusOnMount>
  )
}
