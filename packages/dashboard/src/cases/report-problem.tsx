import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { addBusinessDays, easternDate } from '@coffer/domain/calendar'
import { CASE_DETAILS_LIMIT, caseReasons, reasonsFor } from '@coffer/domain/cases'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { useBranding } from '@coffer/session/branding'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextAreaField } from '@coffer/ui-kit/text-area-field'
import { useState } from 'react'
import * as v from 'valibot'
import { type Key, useTranslations } from './messages.ts'
import { useReport } from './use-report.ts'

interface ReportProblemProps {
  transaction: Transaction
  replyBusinessDays: number
  onSent: () => void
}

/** Reports a problem with a transaction in a dialog. */
export function ReportProblem({ onSent, ...report }: ReportProblemProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const finish = () => {
    close()
    onSent()
  }
  return (
    <>
      <Button variant="secondary" isFullWidth onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('title')}>
        <ReportForm {...report} onSent={finish} />
      </Dialog>
    </>
  )
}

const reportSchema = v.object({
  reason: v.pipe(v.string(), v.picklist(caseReasons, 'problem.reason')),
  details: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => Array.from(text).length <= CASE_DETAILS_LIMIT, 'problem.details'),
  ),
})

function ReportForm({ transaction, replyBusinessDays, onSent }: ReportProblemProps) {
  const t = useTranslations()
  const { date, money, number, weekdayDate } = useFormats()
  const { phoneSupport: phone } = useBranding()
  const { uuid, direction, description, amount, effectiveOn } = transaction
  const replyBy = weekdayDate(addBusinessDays(easternDate(providerNow()), replyBusinessDays))
  const submission = useReport(() => {
    onSent()
    toasts.show(t('done', { date: replyBy }))
  })
  // No draft: the details are private, like the text of a message, and are not stored in the browser.
  const form = useForm({
    schema: reportSchema,
    initial: { reason: '', details: '' },
    translate: (key: Key) => t(key, { max: number(CASE_DETAILS_LIMIT) }),
    onSubmit: ({ reason, details }) => submission.submit({ transactionUuid: uuid, reason, details }),
  })
  return (
    <Form form={form} label={t('title')}>
      <SubmissionNotice state={submission.state} title={t('failed')} kept="typed" />
      <p>{t('about', { what: `${description} · ${money(amount)}`, date: date(effectiveOn) })}</p>
      <RadioField
        {...form.field('reason')}
        label={t('reason')}
        options={reasonsFor(direction).map((reason) => ({
          value: reason,
          label: t(`reason.${reason}`),
          ...(reason === 'unrecognized' && { description: t('reason.unrecognized.note', { phone }) }),
        }))}
      />
      <TextAreaField
        {...form.field('details')}
        label={t('details')}
        hint={t('details.hint')}
        rows={3}
        isOptional
      />
      <p>{t('reply', { date: replyBy })}</p>
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('submit')}
      </Button>
    </Form>
  )
}
