import { jointInvitation } from '@coffer/router/access-results'
import { ButtonLink } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** `/joint-account/onboarding`: what sharing the account means, and what the invited person needs. */
export function WelcomeScreen() {
  const t = useTranslations()
  const { name } = useBranding()
  const inviter = jointInvitation.use()?.inviter
  return (
    <Stack gap={24}>
      <PageHeading title={t('welcome.title', { bank: name })}>
        {inviter ? t('welcome.why.named', { inviter }) : t('welcome.why')}
      </PageHeading>
      <Stack gap={12}>
        <SectionHeading>{t('welcome.shared.title')}</SectionHeading>
        <BulletList
          items={[
            t('welcome.shared.owner'),
            t('welcome.shared.see'),
            t('welcome.shared.move'),
            t('welcome.shared.primary'),
          ]}
        />
      </Stack>
      <Stack gap={12}>
        <SectionHeading>{t('welcome.needed.title')}</SectionHeading>
        <BulletList items={[t('welcome.needed.ssn'), t('welcome.needed.time')]} />
      </Stack>
      <ButtonLink to="/joint-account/onboarding/ssn-verification" isFullWidth>
        {t('welcome.action')}
      </ButtonLink>
      <p>{inviter ? t('welcome.stranger.named', { inviter }) : t('welcome.stranger')}</p>
    </Stack>
  )
}
