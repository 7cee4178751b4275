import type { LinkedAccount } from '@coffer/api-client/linking'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { wayOn } from './linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'

/** The account that was chosen had been linked before: recognised, not linked a second time. */
export function KnownAlready({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const inWords = useLinkedAccountValues()
  const isUsable = wayOn(account) === 'use'
  return (
    <Notice severity={isUsable ? 'info' : 'warning'} title={t('known.title')} isAnnounced>
      {t(isUsable ? 'known.usable' : 'known.unusable', inWords(account))}
    </Notice>
  )
}
