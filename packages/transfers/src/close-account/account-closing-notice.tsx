import { ButtonLink } from '@coffer/router/link'
import { Cluster } from '@coffer/ui-kit/layout'
import { FormPage } from '../transfer/form-page.tsx'
import { useTranslations } from '../messages.ts'

/** Shown in place of a form while the account is closing. */
export function AccountClosingNotice() {
  const t = useTranslations()
  return (
    <FormPage title={t('close.done.title')} lead={t('close.underWay')}>
      <Cluster>
        <ButtonLink to="/dashboard/transactions-list">{t('transactions.see')}</ButtonLink>
        <ButtonLink to="/message-center/add-new-message" variant="quiet">
          {t('contact')}
        </ButtonLink>
      </Cluster>
    </FormPage>
  )
}
