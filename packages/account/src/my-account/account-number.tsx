import { type Account, fetchAccountNumber } from '@coffer/api-client/accounts'
import { failureOf } from '@coffer/errors/failure-of'
import { useErrorMessage } from '@coffer/errors/use-error-message'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { CopyButton } from './copy-button.tsx'

/** The account number, masked until the holder reveals it. The full number is never cached. */
export function AccountNumber({ account }: { account: Pick<Account, 'uuid' | 'numberMasked'> }) {
  const t = useTranslations()
  const text = useErrorMessage()
  const reveal = useMutation({ mutationFn: () => fetchAccountNumber(account.uuid) })
  const isShown = reveal.data !== undefined
  return (
    <SettingsRow
      label={t('savings.number')}
      value={
        <Stack gap={4}>
          <output>{reveal.data ?? account.numberMasked}</output>
          {reveal.isError && (
            <p role="alert">{t('savings.number.failed', { reason: text(failureOf(reveal.error)) })}</p>
          )}
        </Stack>
      }
      action={
        <Cluster gap={4}>
          {isShown && <CopyButton what="number" text={reveal.data} />}
          <Button
            variant="quiet"
            isBusy={reveal.isPending}
            onPress={() => (isShown ? reveal.reset() : reveal.mutate())}
            accessibleName={t(isShown ? 'savings.number.hide' : 'savings.number.show')}
          >
            {t(isShown ? 'savings.hide' : 'savings.show')}
          </Button>
        </Cluster>
      }
    />
  )
}
