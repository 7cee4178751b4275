import type { Case } from '@coffer/api-client/cases'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { Cluster } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from './messages.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius};
  background: ${cardInset};
`
const Reason = styled.h3`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const Soft = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

const tones = { sent: 'info', answered: 'success', closed: 'neutral' } as const

interface CaseStateProps {
  reported: Case
  /** Replaces the button that opened the report, which had the focus. */
  takesFocus: boolean
}

/** A reported problem: its state, when the bank replies, and a link to its conversation if it is the depositor's own. */
export function CaseState({ reported, takesFocus }: CaseStateProps) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const text = useStateText()
  const { reason, status, threadUuid } = reported
  return (
    <Frame aria-label={t(`reason.${reason}`)}>
      <Cluster justify="between" gap={8}>
        <Reason ref={heading} tabIndex={-1}>
          {t(`reason.${reason}`)}
        </Reason>
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      </Cluster>
      {threadUuid === null && <Soft>{t('case.other')}</Soft>}
      <Soft>{text(reported)}</Soft>
      {threadUuid !== null && (
        <TouchTarget>
          <Link to="/message-center" search={{ thread: threadUuid }}>
            {t('case.thread')}
          </Link>
        </TouchTarget>
      )}
    </Frame>
  )
}

function useStateText(): (reported: Case) => string {
  const t = useTranslations()
  const { date, weekdayDate } = useFormats()
  const { phoneSupport: phone } = useBranding()
  return ({ status, replyBy, openedOn, threadUuid }) => {
    const opened = date(openedOn)
    if (status === 'closed') return t('case.closed', { opened })
    if (status === 'answered' || replyBy === null)
      return t(threadUuid === null ? 'case.answered.other' : 'case.answered', { opened })
    const by = weekdayDate(replyBy)
    const isLate = replyBy < easternDate(providerNow())
    return isLate ? t('case.late', { opened, by, phone }) : t('case.sent', { opened, by })
  }
}
