import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted } from '@coffer/domain/joint'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { HolderApplication } from '../application/holder-application.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { holderName } from '../application/holder-name.ts'
import { nextStep, currentScreen } from '../application/current-screen.ts'
import { useTranslations } from '../messages.ts'

/** `/joint-account/saved`: what is kept, where, and where to go on. */
export function SavedScreen() {
  return <HolderApplication level={1}>{(holder) => <WhileStarted holder={holder} />}</HolderApplication>
}

/** Until the application is finished or closed, in another tab too. */
function WhileStarted({ holder }: { holder: JointHolder | null }) {
  useRedirect(destinationOf(holder))
  return holder && isStarted(holder) && <Saved holder={holder} />
}

const destinationOf = (holder: JointHolder | null) =>
  holder && isStarted(holder) ? null : currentScreen(holder)

export const savedScreen: RedirectingScreen = {
  Screen: SavedScreen,
  redirect: redirectByHolder(destinationOf),
}

function Saved({ holder }: { holder: JointHolder }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="success"
      title={t('saved.title')}
      action={
        <ButtonLink to="/my-account" isFullWidth>
          {t('back.my-account')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/joint-account/resume" variant="quiet" isFullWidth>
          {t('saved.resume')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t('saved.text', { name: holderName(holder) })}</p>
        <p>{t('saved.next', { step: t(`step.${nextStep(holder)}`) })}</p>
        <p>{t('saved.typed')}</p>
      </Stack>
    </ResultPage>
  )
}
