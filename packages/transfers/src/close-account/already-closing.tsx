import { ButtonLink } from '@coffer/router/link'
import { Cluster } from '@coffer/ui-kit/layout'
import { Page } from '../loaded/page.tsx'
import { useTranslations } from '../messages.ts'

/** In place of a form, while the account is closing: no money moves any more, and what can still be done about it. */
export function AlreadyClosing() {
  const t = useTranslations()
  return (
    <Page title={t('close.done.title')} why={t('close.underWay')}>
      <Cluster>
        <ButtonLink to="/dashboard/transactions-list">{t('transactions.see')}</ButtonLink>
        <ButtonLink to="/message-center/add-new-message" variant="quiet">
          {t('contact')}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
