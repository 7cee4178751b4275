import type { Transaction } from '@coffer/api-client/transactions'
import { useReturnCodeMessage } from '@coffer/errors/return-code-message'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useMustRelink } from '../home/use-must-relink.ts'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'

/** Why the other bank returned a transfer, where the money is, and the next step. */
export function ReturnNotice({ transaction: { direction, returnCode } }: { transaction: Transaction }) {
  const t = useTranslations()
  const { meaning, advice } = useReturnCodeMessage()(returnCode)
  const mustRelink = useMustRelink() === 'now'
  return (
    <Notice
      severity="error"
      title={t('returned.title')}
      action={mustRelink && <Link to="/relink/selection">{t('notices.relink.action')}</Link>}
    >
      <Stack gap={8}>
        <p>{meaning}</p>
        <p>{t(isIncoming(direction) ? 'returned.where.in' : 'returned.where.out')}</p>
        <p>{advice}</p>
        {returnCode !== null && <p>{t('returned.code', { code: returnCode })}</p>}
      </Stack>
    </Notice>
  )
}
