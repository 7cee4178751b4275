import type { JointHolder } from '@coffer/api-client/joint'
import type { JointStep } from '@coffer/domain/joint'
import { toasts } from '@coffer/session/toasts'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { HolderApplication } from '../application/holder-application.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { isStepOpen, currentScreen } from '../application/current-screen.ts'
import { useTranslations } from '../messages.ts'

interface OpenStepProps {
  step: JointStep
  children: (holder: JointHolder) => ReactNode
}

/** A step after the first. Whoever comes too early goes to the step to be done; too late, to how it stands. */
export function OpenStep({ step, children }: OpenStepProps) {
  return (
    <HolderApplication>
      {(holder) => (
        <StaysOpen step={step} holder={holder}>
          {holder && children(holder)}
        </StaysOpen>
      )}
    </HolderApplication>
  )
}

interface StaysOpenProps {
  step: JointStep
  holder: JointHolder | null
  children: ReactNode
}

/** A step that another tab or device closes while it is looked at tells so, and leads on. */
export function StaysOpen({ step, holder, children }: StaysOpenProps) {
  const t = useTranslations()
  const isOpenNow = isStepOpen(step, holder)
  const wasOpen = useRef(isOpenNow)
  useEffect(() => {
    if (!isOpenNow && wasOpen.current) toasts.show(t('movedOn'), 'info')
    wasOpen.current = isOpenNow
  }, [isOpenNow, t])
  useRedirect(isOpenNow ? null : currentScreen(holder))
  return isOpenNow && children
}

/** A step: an address that is opened too early or too late leads to the screen for where the application is. */
export const stepScreen = (step: JointStep, Screen: ComponentType): RedirectingScreen => ({
  Screen,
  redirect: redirectByHolder((holder) => (isStepOpen(step, holder) ? null : currentScreen(holder))),
})
