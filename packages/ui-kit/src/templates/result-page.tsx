import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { measure, media, space } from '../foundations/tokens.ts'
import { PageHeading } from '../layout/layout.tsx'
import { ResultMark, type ResultTone } from './result-mark.tsx'

export type { ResultTone } from './result-mark.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  max-width: ${measure.form};
  padding-block-start: ${space[16]};

  ${media.drawer} {
    padding-block-start: ${space[48]};
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
  title: string
  /** The outcome, the next step and its date. */
  children: ReactNode
  /** The primary action. */
  action?: ReactNode
  secondary?: ReactNode
}

/** The result of a flow, or that it continues without the person. */
export function ResultPage({ tone, title, children, action, secondary }: ResultPageProps) {
  return (
    <Frame>
      <ResultMark tone={tone} />
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
  )
}
