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
  /** Whether the step is being submitted. A refetch may then show its effect before its own response arrives. */
  isPending?: boolean
  children: (holder: JointHolder) => ReactNode
}

/** A step after the first. If it is not open, it redirects by the status of the application. */
export function OpenStep({ step, isPending = false, children }: OpenStepProps) {
  return (
    <HolderApplication>
      {(holder) => (
        <WhileOpen step={step} holder={holder} isPending={isPending}>
          {holder && children(holder)}
        </WhileOpen>
      )}
    </HolderApplication>
  )
}

interface WhileOpenProps {
  step: JointStep
  isPending?: boolean
  holder: JointHolder | null
  children: ReactNode
}

/** Redirects, with a toast, when another tab or device closes the step. */
export function WhileOpen({ step, holder, isPending = false, children }: WhileOpenProps) {
  const t = useTranslations()
  const isOpen = isPending || isStepOpen(step, holder)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (!isOpen && wasOpen.current) toasts.show(t('movedOn'), 'info')
    wasOpen.current = isOpen
  }, [isOpen, t])
  useRedirect(isOpen ? null : currentScreen(holder))
  return isOpen && children
}

/** Defines the screen of a step. If the step is not open, it redirects by the status of the application. */
export const stepScreen = (step: JointStep, Screen: ComponentType): RedirectingScreen => ({
  Screen,
  redirect: redirectByHolder((holder) => (isStepOpen(step, holder) ? null : currentScreen(holder))),
})
