import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BasicIcon } from '../brand/basic-icon.tsx'
import { role } from '@coffer/branding/roles'
import { focusRing, text, visuallyHidden } from '../foundations/text.ts'
import { radius, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { severities, type Severity, severityStyles } from './severity.ts'

export type { Severity } from './severity.ts'

const severityRules = severities
  .map((severity) => {
    const style = severityStyles[severity]
    return `&[data-severity='${severity}'] {
      background: ${role(style.background)}; color: ${role(style.text)}; border-color: ${role(style.border)};
    }`
  })
  .join('\n')

// In a narrow column the text has the full width, below the icon and the dismiss button.
const narrow = '@container (max-width: 18rem)'

const Container = styled.div`
  container-type: inline-size;
`
const Frame = styled.div`
  ${text.body}
  display: flex;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 0 solid;
  border-inline-start-width: 4px;
  border-radius: ${radius};
  ${severityRules}

  ${narrow} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${space[4]};
  min-width: 0;

  a {
    color: inherit;
  }

  ${narrow} {
    order: 1;
    flex-basis: 100%;
  }
`
const Title = styled.p`
  font-weight: ${weight.bold};
`
const Action = styled.div`
  padding-block-start: ${space[4]};
`
const Hidden = styled.span`
  ${visuallyHidden}
`
const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.625rem;
  margin-inline-start: 0;
  border-radius: ${radius};
  color: inherit;

  &:focus-visible {
    ${focusRing}
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`

export interface NoticeProps {
  severity: Severity
  title?: string | undefined
  /** Whether to announce the notice at once, because it responds to an action. */
  isAnnounced?: boolean | undefined
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  children?: ReactNode
}

/** An inline notice. Icon, text and color all express its severity. */
export function Notice({ severity, title, isAnnounced = false, action, onDismiss, children }: NoticeProps) {
  const t = useTranslations()
  const liveRole = severity === 'error' || severity === 'warning' ? 'alert' : 'status'
  return (
    <Container>
      <Frame data-severity={severity} role={isAnnounced ? liveRole : undefined}>
        <BasicIcon name={severityStyles[severity].icon} />
        <Content>
          <Hidden>{t(`notice.${severity}`)}</Hidden>
          {title && <Title>{title}</Title>}
          {children && <div>{children}</div>}
          {action && <Action>{action}</Action>}
        </Content>
        {onDismiss && (
          <Dismiss
            type="button"
            aria-label={title ? t('notice.dismiss.titled', { title }) : t('notice.dismiss')}
            onClick={onDismiss}
          >
            <BasicIcon name="cross" size="small" />
          </Dismiss>
        )}
      </Frame>
    </Container>
  )
}
