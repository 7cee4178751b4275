import { jointSteps } from '@coffer/domain/joint'
import { StepPage } from '@coffer/ui-kit/step-page'
import type { ReactNode } from 'react'
import { BackLink, type RoutePath, useRoute } from './link.tsx'
import { stages } from './routes/route-declaration.ts'
import { useTranslations } from './messages.ts'

interface StepFrameProps {
  /** The question, as a person would ask it: the screen's h1. */
  title: string
  why?: ReactNode
  /** The previous step. */
  back?: RoutePath
  aside?: ReactNode
  children: ReactNode
}

/** A step of an application; its progress and stage come from the declaration of the route. */
export function StepFrame({ title, why, back, aside, children }: StepFrameProps) {
  const t = useTranslations()
  const { route } = useRoute()
  return (
    <StepPage
      title={title}
      {...(route.progress !== undefined && { progress: route.progress })}
      {...(route.stage && {
        step: {
          current: stages.indexOf(route.stage) + 1,
          labels: stages.map((stage) => t(`stage.${stage}`)),
        },
      })}
      {...(route.jointStep && {
        step: {
          current: jointSteps.indexOf(route.jointStep) + 1,
          labels: jointSteps.map((step) => t(`joint-step.${step}`)),
        },
      })}
      {...(back && {
        back: <BackLink to={back}>{t('back')}</BackLink>,
      })}
      why={why}
      aside={aside}
    >
      {children}
    </StepPage>
  )
}
