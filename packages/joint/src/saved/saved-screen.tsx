import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted } from '@coffer/domain/joint'
import { HolderApplication } from '../application/holder-application.tsx'
import { resultReport } from '@coffer/router/result-screen'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { holderName } from '../application/holder-name.ts'
import { nextStep, currentScreen } from '../application/current-screen.ts'
import { messages, useTranslations } from '../messages.ts'

/** `/joint-account/saved`: what is saved, and how to continue. */
export function SavedScreen() {
  return <HolderApplication level={1}>{(holder) => <WhileStarted holder={holder} />}</HolderApplication>
}

/** Renders until the application is sent or closed, possibly in another tab. */
function WhileStarted({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  useRedirect(redirectTarget(holder))
  return (
    holder &&
    isStarted(holder) && <Saved value={{ name: holderName(holder), step: t(`step.${nextStep(holder)}`) }} />
  )
}

const redirectTarget = (holder: JointHolder | null) =>
  holder && isStarted(holder) ? null : currentScreen(holder)

export const savedScreen: RedirectingScreen = {
  Screen: SavedScreen,
  redirect: redirectByHolder(redirectTarget),
}

const Saved = resultReport(messages, {
  tone: 'success',
  title: 'saved.title',
  body: ({ name, step }: { name: string; step: string }) => [
    ['saved.text', { name }],
    ['saved.next', { step }],
    'saved.typed',
  ],
  action: { to: '/my-account', label: 'back.my-account' },
  secondary: { to: '/joint-account/resume', label: 'saved.resume' },
})
