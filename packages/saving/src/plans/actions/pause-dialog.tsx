import { type Plan, pausePlan } from '@coffer/api-client/plans'
import { providerNow } from '@coffer/api-client/transport'
import { crossFieldCheck } from '@coffer/forms/checks'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { checkStart } from '@coffer/domain/schedule'
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
import { startKeys } from '../form/plan.schema.ts'
import { type Key, useTranslations } from '../messages.ts'

interface PauseDialogProps {
  plan: Plan
  account: string
  isOpen: boolean
  onClose: () => void
}

/** Pauses a plan until a date that the depositor chooses. */
export function PauseDialog({ isOpen, onClose, ...plan }: PauseDialogProps) {
  const t = useTranslations()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('pause.title')}>
      <PauseForm {...plan} onDone={onClose} />
    </Dialog>
  )
}

const pauseSchema = (today: string) =>
  v.pipe(
    v.object({ until: v.string() }),
    crossFieldCheck<{ until: string }>(({ until }): Record<'until', Key | null> => {
      const problem = checkStart(until, today)
      return { until: problem && startKeys[problem] }
    }),
  )

function PauseForm({
  plan,
  account,
  onDone,
}: Omit<PauseDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void }) {
  const t = useTranslations()
  const { date } = useFormats()
  const submission = usePlanSubmission(account)
  const today = easternDate(providerNow())
  const draft = useMemo(() => draftOf(`plan-pause:${plan.uuid}`), [plan.uuid])
  const form = useForm({
    schema: pauseSchema(today),
    initial: { until: '' },
    draft,
    translate: (key: Key) => t(key),
    onSubmit: ({ until }) =>
      submission.submit({
        send: (idempotencyKey) => pausePlan({ account, plan: plan.uuid }, { until, idempotencyKey }),
        verify: verifyPlan(account, plan.uuid, ({ pausedUntil }) => pausedUntil === until),
        onDone() {
          draft.clear()
          onDone()
          toasts.show(t('pause.done', { date: date(until) }))
        },
        fields: ['until'],
      }),
  })
  return (
    <Form form={form} label={t('pause.title')}>
      <SubmissionNotice state={submission.state} title={t('pause.failed')} kept="typed" />
      <p>{t('pause.body')}</p>
      <DayField
        {...form.field('until')}
        label={t('pause.until')}
        hint={t('pause.until.hint')}
        min={addDays(today, 1)}
        max={addDays(today, counts.scheduleDaysAhead)}
      />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('pause.submit')}
      </Button>
    </Form>
  )
}
