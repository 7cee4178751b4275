import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ProgressBar } from '../chrome/progress-bar.tsx'
import { measure, media, space } from '../foundations/tokens.ts'
import { PageHeading } from '../layout/layout.tsx'
import { useTranslations } from '../messages.ts'
import { type Moment, MomentIllustration } from './moment-illustration.tsx'
import { ResultMark, type ResultTone } from './result-mark.tsx'

export type { Moment } from './moment-illustration.tsx'
export type { ResultTone } from './result-mark.tsx'

// A container query, because the page beside the drawer is narrower than the viewport.
const spacious = '@container (min-width: 54rem)'

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  container-type: inline-size;
`
const Scene = styled.div`
  ${spacious} {
    grid-area: 1 / 2 / span 2;
  }
`
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  max-width: ${measure.form};
  padding-block-start: ${space[16]};

  ${media.drawer} {
    padding-block-start: ${space[48]};
  }

  /* The illustration is beside the text, or above it on a narrow page. */
  &:has(> ${Scene}) {
    gap: ${space[24]};

    ${spacious} {
      grid-template-columns: minmax(0, ${measure.form}) minmax(0, 20rem);
      column-gap: ${space[64]};
      max-width: none;
    }
  }
`
const Message = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[24]};

  ${media.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

export interface ResultPageProps {
  tone: ResultTone
  /** The milestone whose illustration replaces the mark. */
  moment?: Moment | undefined
  /** The progress of the flow that the result belongs to, in whole percent. */
  progress?: number | undefined
  title: string
  /** The outcome, the next step and its date. */
  children: ReactNode
  /** The primary action. */
  action?: ReactNode
  secondary?: ReactNode
}

/** The result of a flow, or the information that it continues without the depositor. */
export function ResultPage({ tone, moment, progress, title, children, action, secondary }: ResultPageProps) {
  const t = useTranslations()
  return (
    <Container>
      {progress !== undefined && <ProgressBar percent={progress} label={t('stepper.label')} />}
      <Frame>
        {moment ? (
          <Scene>
            <MomentIllustration moment={moment} />
          </Scene>
        ) : (
          <ResultMark tone={tone} />
        )}
        <Message>
          <PageHeading title={title} />
          <div>{children}</div>
        </Message>
        {(action || secondary) && (
          <Actions>
            {action}
            {secondary}
          </Actions>
        )}
      </Frame>
    </Container>
  )
}
