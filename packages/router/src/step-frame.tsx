import { jointSteps } from '@coffer/domain/joint'
import { Icon } from '@coffer/ui-kit/icon'
import { StepPage } from '@coffer/ui-kit/step-page'
import type { ReactNode } from 'react'
import { ButtonLink, type RoutePath, useRoute } from './link.tsx'
import { stages } from './routes.ts'
import { useTranslations } from './messages.ts'

interface StepFrameProps {
  /** The question, as a person would ask it: the screen's h1. */
  title: string
  why?: ReactNode
  /** Where the step before is. */
  back?: RoutePath
  aside?: ReactNode
  children: ReactNode
}

/** A step of an application: its progress and stage come from the table of routes. */
export function StepFrame({ title, why, back, aside, children }: StepFrameProps) {
  const t = useTranslations()
  const { facts } = useRoute()
  return (
    <StepPage
      title={title}
      {...(facts.progress !== undefined && { progress: facts.progress })}
      {...(facts.stage && {
        step: {
          current: stages.indexOf(facts.stage) + 1,
          labels: stages.map((stage) => t(`stage.${stage}`)),
        },
      })}
      {...(facts.jointStep && {
        step: {
          current: jointSteps.indexOf(facts.jointStep) + 1,
          labels: jointSteps.map((step) => t(`joint-step.${step}`)),
        },
      })}
      {...(back && {
        back: (
          <ButtonLink to={back} variant="quiet">
            <Icon name="arrow-left" />
            {t('back')}
          </ButtonLink>
        ),
      })}
      why={why}
      aside={aside}
    >
      {children}
    </StepPage>
  )
}
