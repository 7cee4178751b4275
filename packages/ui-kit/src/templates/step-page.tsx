import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ProgressBar } from '../chrome/progress-bar.tsx'
import { CompactStep, Stepper } from '../chrome/stepper.tsx'
import { measure, space } from '../foundations/tokens.ts'
import { PageHeading } from '../layout/layout.tsx'
import { useTranslations } from '../messages.ts'

// A container query, because the page also renders in the form half of the log-in layout.
const spacious = '@container (min-width: 46rem)'

const Container = styled.div`
  container-type: inline-size;
`
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`
const Wide = styled.div`
  display: none;

  ${spacious} {
    display: block;
  }
`
const Narrow = styled.div`
  ${spacious} {
    display: none;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  max-width: ${measure.form};

  ${spacious} {
    &:has(> aside) {
      grid-template-columns: minmax(0, ${measure.form}) minmax(0, 20rem);
      gap: ${space[64]};
      max-width: none;
    }
  }

  /* A form with a summary sets its own maximum width. */
  &:has([data-area='summary']) {
    max-width: none;
  }
`
const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`

export interface StepPageProps {
  /** The progress in whole percent. */
  progress?: number | undefined
  step?: { current: number; labels: readonly string[] } | undefined
  back?: ReactNode
  /** The heading, phrased as a question. */
  title: string
  why?: ReactNode
  children: ReactNode
  /** Help and saving for later, in a separate landmark. */
  aside?: ReactNode
}

/** One step of a longer flow: progress, back link, question and form. */
export function StepPage({ progress, step, back, title, why, children, aside }: StepPageProps) {
  const t = useTranslations()
  return (
    <Container>
      <Frame>
        {progress !== undefined && <ProgressBar percent={progress} label={t('stepper.label')} />}
        {step && (
          <>
            <Wide>
              <Stepper {...step} />
            </Wide>
            <Narrow>
              <CompactStep {...step} />
            </Narrow>
          </>
        )}
        {back}
        <Columns>
          <Question>
            <PageHeading title={title}>{why}</PageHeading>
            {children}
          </Question>
          {aside && <aside aria-label={t('step.aside')}>{aside}</aside>}
        </Columns>
      </Frame>
    </Container>
  )
}
