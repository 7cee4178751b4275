import { useFormats } from '@coffer/i18n/formats'
import { Card } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { LinkedBank } from './linked-bank.ts'

/** The bank that the application waits for, and the expected date. */
export function LinkedBankNotice({ bank }: { bank: LinkedBank }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { institution, mask, microdepositsExpectedOn: expectedBy } = bank.account
  if (bank.state === 'trouble') {
    return (
      <Notice severity="warning" title={t('home.bank.trouble.title', { institution, mask })}>
        {t('home.bank.trouble')}
      </Notice>
    )
  }
  return (
    <Card label={t('home.bank')}>
      <p>{t(`home.bank.${bank.state}`, { institution, mask })}</p>
      {bank.state === 'deposits' && expectedBy && (
        <p>{t('home.bank.expected', { date: weekdayDate(expectedBy) })}</p>
      )}
    </Card>
  )
}
