import { plannedDay } from '@coffer/domain/deposit-plans'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useId, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { DateHeading, DateNote, DateRow, Dates, DateText, DateTitle } from './date-rows.ts'
import { movableDays, type UpcomingDate } from './upcoming-date.ts'

interface UpcomingDatesProps {
  dates: readonly UpcomingDate[]
  /** Null if the dates cannot be changed. */
  actions: {
    isBusy: boolean
    onSkip: (date: UpcomingDate) => void
    onRestore: (date: UpcomingDate) => void
    onAmount: (date: UpcomingDate) => void
    onMove: (date: UpcomingDate) => void
  } | null
}

/** Few, so that several plans fit on a page; the other dates open on request. */
const SHOWN_AT_FIRST = 3

/** The next dates of a plan, with the business days that they move to. */
export function UpcomingDates({ dates, actions }: UpcomingDatesProps) {
  const t = useTranslations()
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? dates : dates.slice(0, SHOWN_AT_FIRST)
  const planned = dates.filter(({ isSkipped }) => !isSkipped).length
  return (
    <Stack gap={4}>
      <DateHeading>{t('upcoming.title')}</DateHeading>
      <Dates id={list}>
        {shown.map((one) => (
          <DateRow key={one.date}>
            <Day one={one} />
            {!one.isSkipped && <Amount cents={one.amount} />}
            {actions && <Actions one={one} isLast={planned === 1} actions={actions} />}
          </DateRow>
        ))}
      </Dates>
      {dates.length > SHOWN_AT_FIRST && (
        <div>
          <Button variant="quiet" isExpanded={isOpen} controls={list} onPress={() => setOpen(!isOpen)}>
            {t(isOpen ? 'upcoming.fewer' : 'upcoming.all', { count: dates.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Day({ one }: { one: UpcomingDate }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { date, movedTo, scheduledFor, isSkipped } = one
  const day = plannedDay(one)
  return (
    <DateText>
      <DateTitle>
        <span>{weekdayDate(isSkipped ? day : scheduledFor)}</span>
        {isSkipped && <StatusTag tone="neutral">{t('outcome.skipped')}</StatusTag>}
      </DateTitle>
      {!isSkipped && scheduledFor !== day && (
        <DateNote>{t('upcoming.moved', { date: weekdayDate(day) })}</DateNote>
      )}
      {!isSkipped && movedTo !== null && (
        <DateNote>{t('upcoming.instead', { date: weekdayDate(date) })}</DateNote>
      )}
    </DateText>
  )
}

interface ActionsProps {
  one: UpcomingDate
  /** Whether this is the only deposit left, which cannot be skipped: the plan is ended instead. */
  isLast: boolean
  actions: NonNullable<UpcomingDatesProps['actions']>
}

function Actions({ one, isLast, actions }: ActionsProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { isBusy, onSkip, onRestore, onAmount, onMove } = actions
  const day = { date: weekdayDate(plannedDay(one)) }
  if (one.isSkipped)
    return (
      <Button
        variant="quiet"
        isDisabled={isBusy}
        accessibleName={t('restore.named', day)}
        onPress={() => onRestore(one)}
      >
        {t('restore.open')}
      </Button>
    )
  return (
    <Cluster gap={24}>
      <Button
        variant="quiet"
        isDisabled={isBusy}
        accessibleName={t('amount.named', day)}
        onPress={() => onAmount(one)}
      >
        {t('amount.open')}
      </Button>
      {movableDays(one) && (
        <Button
          variant="quiet"
          isDisabled={isBusy}
          accessibleName={t('move.named', day)}
          onPress={() => onMove(one)}
        >
          {t('move.open')}
        </Button>
      )}
      {!isLast && (
        <Button
          variant="quiet"
          isDisabled={isBusy}
          accessibleName={t('skip.named', day)}
          onPress={() => onSkip(one)}
        >
          {t('skip.open')}
        </Button>
      )}
    </Cluster>
  )
}
