import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[8]};
  max-width: 30rem;
`
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: ${role('error-soft')};
  color: ${role('error')};
`
const Title = styled.h2`
  ${text.heading}
`
const Message = styled.div`
  color: ${role('text-soft')};
`
const Reference = styled.p`
  ${text.small}
  color: ${role('text-soft')};
`
const Retry = styled.div`
  padding-block-start: ${space[8]};
`

export interface ErrorStateProps {
  title: string
  /** The level of the heading: 1 if the error replaces a whole screen. */
  level?: 1 | 2
  /** How to recover, and that money is safe if that is true. */
  children: ReactNode
  /** The support reference of the failure. */
  reference?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/** A failure to load, with a retry. */
export function ErrorState({ title, level = 2, children, reference, onRetry, isRetrying }: ErrorStateProps) {
  const t = useTranslations()
  return (
    <Frame role="alert">
      <Sign>
        <Icon name="circle-error" />
      </Sign>
      <Title as={`h${level}`}>{title}</Title>
      <Message>{children}</Message>
      {reference && <Reference>{t('error.reference', { reference })}</Reference>}
      {onRetry && (
        <Retry>
          <Button variant="secondary" onPress={onRetry} isBusy={isRetrying}>
            {t('error.retry')}
          </Button>
        </Retry>
      )}
    </Frame>
  )
}
