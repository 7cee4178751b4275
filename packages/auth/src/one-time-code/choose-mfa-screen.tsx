import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { ChooseMfaForm } from './choose-mfa-form.tsx'
import { SecondFactorAlternative } from './second-factor-alternative.tsx'
import { PendingMfa, pendingMfaScreen } from './pending-mfa.tsx'

/** `/login/choose-mfa`: the choice of a channel for the one-time code. */
export function ChooseMfaScreen() {
  const t = useTranslations()
  return (
    <PendingMfa>
      {(session) => (
        <Stack gap={32}>
          <PageHeading title={t('choose.title')}>{t('choose.why')}</PageHeading>
          <SecondFactorAlternative session={session} isFirst />
          <ChooseMfaForm session={session} />
        </Stack>
      )}
    </PendingMfa>
  )
}

export const chooseMfaScreen = pendingMfaScreen(ChooseMfaScreen)
