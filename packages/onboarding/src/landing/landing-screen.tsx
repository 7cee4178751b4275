import { useApplicationTranslations } from '@coffer/application/messages'
import { depositorQuery } from '@coffer/api-client/depositor'
import { resumeDestination } from '@coffer/domain/destinations'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { FinishLater } from '../application/finish-later.tsx'
import { useTranslations } from '../messages.ts'

/** `/registration/landing`: the contents of the application, what the depositor needs, and the legal reason. */
export function LandingScreen() {
  const t = useTranslations()
  const tApplication = useApplicationTranslations()
  const depositor = useQuery(depositorQuery())
  return (
    <StepFrame title={t('landing.title')} why={t('landing.why')} aside={<FinishLater />}>
      <Stack gap={32} width="reading">
        <Stack gap={12}>
          <SectionHeading>{t('landing.asked.title')}</SectionHeading>
          <BulletList
            items={[
              t('landing.asked.you'),
              t('landing.asked.address'),
              t('landing.asked.employment'),
              t('landing.asked.bank'),
            ]}
          />
        </Stack>
        <Stack gap={12}>
          <SectionHeading>{t('landing.hand.title')}</SectionHeading>
          <BulletList items={[t('landing.hand.ssn'), t('landing.hand.bank')]} />
        </Stack>
        <Stack gap={12}>
          <SectionHeading>{t('landing.law.title')}</SectionHeading>
          <p>{t('landing.law.text')}</p>
        </Stack>
        <QueryBoundary query={depositor} title={tApplication('notLoaded')}>
          {(application) => {
            const resume = resumeDestination(application) ?? '/login/entry'
            return (
              <ButtonLink to={resume} isFullWidth>
                {t(application.lastStep === 'none' ? 'landing.start' : 'landing.continue')}
              </ButtonLink>
            )
          }}
        </QueryBoundary>
      </Stack>
    </StepFrame>
  )
}
