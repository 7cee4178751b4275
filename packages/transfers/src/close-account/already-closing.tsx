import { ButtonLink } from '@coffer/router/link'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useWords } from '../words.ts'

/** The account is closing: no money moves any more, and what can still be done about it. */
export function AlreadyClosing() {
  const t = useWords()
  return (
    <Stack gap={24} width="form">
      <Notice severity="info" title={t('close.done.title')}>
        {t('close.underWay')}
      </Notice>
      <Cluster>
        <ButtonLink to="/dashboard/transactions-list">{t('transactions.see')}</ButtonLink>
        <ButtonLink to="/message-center/add-new-message" variant="quiet">
          {t('contact')}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
