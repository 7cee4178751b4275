import type { JointHolder } from '@coffer/api-client/joint'
import { type JointStep, jointSteps } from '@coffer/domain/joint'
import { ButtonLink, Link } from '@coffer/router/link'
import { Card, DefinitionList, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { PageFrame } from '@coffer/ui-kit/page'
import { HolderApplication } from '../application/holder-application.tsx'
import { BackToHolder } from '../application/back-link.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { holderName } from '../application/holder-name.ts'
import { nextScreen, nextStep, currentScreen } from '../application/current-screen.ts'
import { isStarted } from '@coffer/domain/joint'
import { useTranslations } from '../messages.ts'

/** `/joint-account/resume`: the completed and remaining steps, and the link to the next one. */
export function ResumeScreen() {
  return (
    <PageFrame width="form" back={<BackToHolder />}>
      <HolderApplication level={1}>{(holder) => <WhileStarted holder={holder} />}</HolderApplication>
    </PageFrame>
  )
}

/** Renders until the application is sent or closed, possibly in another tab. */
function WhileStarted({ holder }: { holder: JointHolder | null }) {
  useRedirect(redirectTarget(holder))
  return holder && isStarted(holder) && <Resume holder={holder} />
}

const redirectTarget = (holder: JointHolder | null) =>
  holder && isStarted(holder) ? null : currentScreen(holder)

export const resumeScreen: RedirectingScreen = {
  Screen: ResumeScreen,
  redirect: redirectByHolder(redirectTarget),
}

function Resume({ holder }: { holder: JointHolder }) {
  const t = useTranslations()
  const next = nextStep(holder)
  const stepState = (step: JointStep) => {
    if (step === next) return t('resume.next')
    return jointSteps.indexOf(step) < jointSteps.indexOf(next) ? t('resume.done') : t('resume.open')
  }
  return (
    <Stack gap={24}>
      <PageHeading title={t('resume.title')}>{t('resume.why', { name: holderName(holder) })}</PageHeading>
      <Card label={t('resume.steps')}>
        <DefinitionList
          items={jointSteps.map((step) => ({ label: t(`step.${step}`), value: stepState(step) }))}
        />
      </Card>
      <ButtonLink to={nextScreen(holder)} isFullWidth>
        {t('resume.goOn')}
      </ButtonLink>
      <p>
        <Link to="/joint-account/close-application">{t('close.link')}</Link>
      </p>
    </Stack>
  )
}
