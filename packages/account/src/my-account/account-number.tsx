import { type Account, fetchAccountNumber } from '@coffer/api-client/accounts'
import { failureOf } from '@coffer/errors/failure-of'
import { useErrorMessage } from '@coffer/errors/use-error-message'
import { Button } from '@coffer/ui-kit/button'
import { SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** The account's number, whole only after its holder asked for it, and never kept. */
export function AccountNumber({ account }: { account: Pick<Account, 'uuid' | 'numberMasked'> }) {
  const t = useTranslations()
  const text = useErrorMessage()
  const whole = useMutation({ mutationFn: () => fetchAccountNumber(account.uuid), gcTime: 0 })
  const isShown = whole.data !== undefined
  return (
    <SettingsRow
      label={t('savings.number')}
      value={
        <Stack gap={4}>
          <output>{whole.data ?? account.numberMasked}</output>
          {whole.isError && (
            <p role="alert">{t('savings.number.failed', { reason: text(failureOf(whole.error)) })}</p>
          )}
        </Stack>
      }
      action={
        <Button
          variant="quiet"
          isBusy={whole.isPending}
          onPress={() => (isShown ? whole.reset() : whole.mutate())}
          accessibleName={t(isShown ? 'savings.number.hide' : 'savings.number.show')}
        >
          {t(isShown ? 'savings.hide' : 'savings.show')}
        </Button>
      }
    />
  )
}
