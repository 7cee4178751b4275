import { type Plan, resumePlan, restorePlanDate, skipPlanDate } from '@coffer/api-client/plans'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { plannedDay } from '@coffer/domain/deposit-plans'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Card, Cluster, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useState } from 'react'
import { AmountDialog } from '../actions/amount-dialog.tsx'
import { EndDialog } from '../actions/end-dialog.tsx'
import { MoveDialog } from '../actions/move-dialog.tsx'
import { PauseDialog } from '../actions/pause-dialog.tsx'
import { useBankName, usePlanName } from '../data/plan-names.ts'
import { verifyPlan, usePlanSubmission } from '../data/use-plan-submission.ts'
import type { PlansData } from '../data/use-plans.ts'
import { useTranslations } from '../messages.ts'
import { PastDates } from './past-dates.tsx'
import type { UpcomingDate } from './upcoming-date.ts'
import { UpcomingDates } from './upcoming-dates.tsx'

interface PlanCardProps {
  plan: Plan
  data: PlansData
}

/** A plan: its terms, its next dates with their actions, and its last dates. */
export function PlanCard({ plan, data }: PlanCardProps) {
  const t = useTranslations()
  const { date } = useFormats()
  const name = usePlanName()(plan)
  const { pausedUntil } = plan
  return (
    <Card>
      <Stack gap={24}>
        <Cluster justify="between" gap={8}>
          <SectionHeading>{name}</SectionHeading>
          {pausedUntil !== null && (
            <StatusTag tone="info">{t('tag.paused', { date: date(pausedUntil) })}</StatusTag>
          )}
        </Cluster>
        <Terms plan={plan} data={data} />
        {data.obstacle === null ? (
          <ChangeableDates plan={plan} account={data.account.uuid} />
        ) : (
          <UpcomingDates dates={plan.upcoming} actions={null} />
        )}
        <PastDates runs={plan.runs} />
      </Stack>
    </Card>
  )
}

function Terms({ plan, data }: PlanCardProps) {
  const t = useTranslations()
  const { date } = useFormats()
  const bankName = useBankName()
  const formatDay = (day: number) => (day === 31 ? t('terms.last') : String(day))
  const { frequency, startDate, secondDay, endDate, goalUuid } = plan
  const goal = data.goals.find(({ uuid }) => uuid === goalUuid)
  const own = Number(startDate.slice(8))
  const [low, high] = [own, secondDay ?? own].toSorted((one, other) => one - other)
  return (
    <DefinitionList
      items={[
        { label: t('terms.from'), value: bankName(plan, data) },
        ...(goal ? [{ label: t('terms.goal'), value: goal.name }] : []),
        ...(frequency === 'twice_monthly'
          ? [
              {
                label: t('terms.days'),
                value: t('terms.both', { one: formatDay(low ?? own), other: formatDay(high ?? own) }),
              },
            ]
          : []),
        { label: t('terms.end'), value: endDate === null ? t('terms.never') : date(endDate) },
      ]}
    />
  )
}

function ChangeableDates({ plan, account }: { plan: Plan; account: string }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const [open, setOpen] = useState<'pause' | 'end' | null>(null)
  const [changed, setChanged] = useState<UpcomingDate | null>(null)
  const [moved, setMoved] = useState<UpcomingDate | null>(null)
  const submission = usePlanSubmission(account)
  const mayEdit = useMayOpen('/plans/$uuid/edit')
  const { uuid, upcoming } = plan
  const of = { account, plan: uuid }
  const isSkippedNow = (date: string, isSkipped: boolean) =>
    verifyPlan(account, uuid, (after) =>
      after.upcoming.some((one) => one.date === date && one.isSkipped === isSkipped),
    )
  const skip = (one: UpcomingDate) =>
    submission.submit({
      send: (idempotencyKey) => skipPlanDate(of, { date: one.date, idempotencyKey }),
      verify: isSkippedNow(one.date, true),
      onDone: () => toasts.show(t('skip.done', { date: weekdayDate(plannedDay(one)) })),
    })
  const restore = (one: UpcomingDate) =>
    submission.submit({
      send: (idempotencyKey) => restorePlanDate(of, { date: one.date, idempotencyKey }),
      verify: isSkippedNow(one.date, false),
      onDone: () => toasts.show(t('restore.done', { date: weekdayDate(plannedDay(one)) })),
    })
  const resume = () =>
    submission.submit({
      send: (idempotencyKey) => resumePlan(of, { idempotencyKey }),
      verify: verifyPlan(account, uuid, ({ pausedUntil }) => pausedUntil === null),
      onDone: () => toasts.show(t('resume.done')),
    })
  const isBusy = submission.state.status === 'pending'
  return (
    <>
      <SubmissionNotice state={submission.state} title={t('change.failed')} />
      <UpcomingDates
        dates={upcoming}
        actions={{
          isBusy,
          onSkip: (one) => void skip(one),
          onRestore: (one) => void restore(one),
          onAmount: setChanged,
          onMove: setMoved,
        }}
      />
      <Cluster gap={12}>
        {mayEdit && (
          <ButtonLink to="/plans/$uuid/edit" params={{ uuid }} variant="secondary">
            {t('edit.open')}
          </ButtonLink>
        )}
        {plan.pausedUntil === null ? (
          <Button variant="secondary" isDisabled={isBusy} onPress={() => setOpen('pause')}>
            {t('pause.open')}
          </Button>
        ) : (
          <Button variant="secondary" isDisabled={isBusy} onPress={() => void resume()}>
            {t('resume.open')}
          </Button>
        )}
        <Button variant="quiet" isDisabled={isBusy} onPress={() => setOpen('end')}>
          {t('end.open')}
        </Button>
      </Cluster>
      <PauseDialog plan={plan} account={account} isOpen={open === 'pause'} onClose={() => setOpen(null)} />
      <EndDialog plan={plan} account={account} isOpen={open === 'end'} onClose={() => setOpen(null)} />
      <AmountDialog plan={plan} account={account} date={changed} onClose={() => setChanged(null)} />
      <MoveDialog plan={plan} account={account} date={moved} onClose={() => setMoved(null)} />
    </>
  )
}
