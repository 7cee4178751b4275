import type { JointHolder } from '@coffer/api-client/joint'
import type { JointStep } from '@coffer/domain/joint'
import { toasts } from '@coffer/session/toasts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Application } from '../application/application.tsx'
import { Navigate } from '@coffer/router/navigate'
import { isOpen, whereItStands } from '../application/where.ts'
import { useTranslations } from '../messages.ts'

interface OpenStepProps {
  step: JointStep
  children: (holder: JointHolder) => ReactNode
}

/** A step after the first. Whoever comes too early goes to the step to be done; too late, to how it stands. */
export function OpenStep({ step, children }: OpenStepProps) {
  return (
    <Application>
      {(holder) => (
        <StaysOpen step={step} holder={holder}>
          {holder && children(holder)}
        </StaysOpen>
      )}
    </Application>
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
  const isOpenNow = isOpen(step, holder)
  const wasOpen = useRef(isOpenNow)
  useEffect(() => {
    if (!isOpenNow && wasOpen.current) toasts.show(t('movedOn'), 'info')
    wasOpen.current = isOpenNow
  }, [isOpenNow, t])
  return isOpenNow ? children : <Navigate to={whereItStands(holder)} />
}
