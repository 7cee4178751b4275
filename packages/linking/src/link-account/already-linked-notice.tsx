import type { LinkedAccount } from '@coffer/api-client/linking'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { nextAction } from './linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'

/** Says that the chosen account was already linked. */
export function AlreadyLinkedNotice({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const isUsable = nextAction(account) === 'use'
  return (
    <Notice severity={isUsable ? 'info' : 'warning'} title={t('alreadyLinked.title')} isAnnounced>
      {t(isUsable ? 'alreadyLinked.usable' : 'alreadyLinked.unusable', values(account))}
    </Notice>
  )
}
