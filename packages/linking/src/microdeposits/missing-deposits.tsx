import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'
import { isOverdue } from './deposits-due.ts'

/** Help with deposits that have not arrived: the expected day, and a link to new deposits after it. */
export function MissingDeposits({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { paths } = useLinkingFlow()
  const expectedBy = account.microdepositsExpectedOn
  if (expectedBy !== null && !isOverdue(expectedBy, providerNow())) {
    return <p>{t('amounts.expected', { date: weekdayDate(expectedBy) })}</p>
  }
  if (account.reissuesLeft === 0) {
    return (
      <p>
        <span>{t('amounts.missing')}</span> <Link to={paths.contact}>{t('incorrect.locked.contact')}</Link>
      </p>
    )
  }
  return (
    <p>
      <span>{t('amounts.missing')}</span> <Link to={paths.reissue}>{t('amounts.reissue')}</Link>
    </p>
  )
}
