import { movePlanDate, type Plan } from '@coffer/api-client/plans'
import { crossFieldCheck } from '@coffer/forms/checks'
import { isCalendarDate } from '@coffer/domain/calendar'
import { type DayRange, plannedDay } from '@coffer/domain/deposit-plans'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { DayField } from '@coffer/ui-kit/day-field'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form, useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import * as v from 'valibot'
import { verifyPlan, usePlanSubmission } from '../data/use-plan-submission.ts'
import { type Key, useTranslations } from '../messages.ts'
import { movableDays, type UpcomingDate } from '../overview/upcoming-date.ts'

interface MoveDialogProps {
  plan: Plan
  account: string
  /** The date to move; null while the dialog is closed. */
  date: UpcomingDate | null
  onClose: () => void
}

/** Moves one deposit to another day; the others are unchanged. */
export function MoveDialog({ plan, account, date, onClose }: MoveDialogProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const days = date && movableDays(date)
  const title = date === null ? '' : t('move.title', { date: weekdayDate(plannedDay(date)) })
  return (
    <Dialog isOpen={days !== null} onClose={onClose} title={title}>
      {date && days && (
        <MoveForm plan={plan} account={account} date={date} days={days} title={title} onDone={onClose} />
      )}
    </Dialog>
  )
}

const moveSchema = (days: DayRange) =>
  v.pipe(
    v.object({ to: v.string() }),
    crossFieldCheck<{ to: string }>(({ to }): Record<'to', Key | null> => ({ to: dayProblem(to, days) })),
  )

function dayProblem(day: string, { from, until }: DayRange): Key | null {
  if (day === '') return 'problem.date.empty'
  if (!isCalendarDate(day)) return 'problem.date.notADate'
  return day < from || day > until ? 'problem.move' : null
}

interface MoveFormProps extends Omit<MoveDialogProps, 'onClose'> {
  date: UpcomingDate
  days: DayRange
  title: string
  onDone: () => void
}

function MoveForm({ plan: { uuid }, account, date: moved, days, title, onDone }: MoveFormProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const submission = usePlanSubmission(account)
  const { date } = moved
  const draft = useMemo(() => draftOf(`plan-move:${uuid}:${date}`), [uuid, date])
  const form = useForm({
    schema: moveSchema(days),
    initial: { to: plannedDay(moved) },
    draft,
    translate: (key: Key) => t(key),
    onSubmit: ({ to }) =>
      submission.submit({
        send: (idempotencyKey) => movePlanDate({ account, plan: uuid }, { date, to, idempotencyKey }),
        verify: verifyPlan(account, uuid, ({ upcoming }) =>
          upcoming.some((one) => one.date === date && plannedDay(one) === to),
        ),
        onDone() {
          draft.clear()
          onDone()
          toasts.show(t('move.done', { date: weekdayDate(to) }))
        },
        fields: ['to'],
      }),
  })
  return (
    <Form form={form} label={title}>
      <SubmissionNotice state={submission.state} title={t('move.failed')} kept="typed" />
      <DayField
        {...form.field('to')}
        label={t('move.to')}
        hint={t('move.hint', { from: weekdayDate(days.from), until: weekdayDate(days.until) })}
        min={days.from}
        max={days.until}
      />
      <p>{t('move.others')}</p>
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('move.submit')}
      </Button>
    </Form>
  )
}
