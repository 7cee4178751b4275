import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { type DepositPlan, upcomingDates } from '@coffer/domain/deposit-plans'
import { useFormats } from '@coffer/i18n/formats'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { size } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { usePlanName } from '../data/plan-names.ts'
import { useTranslations } from '../messages.ts'
import { DateNote, DateRow, Dates } from '../overview/date-rows.ts'

const Soft = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The next dates of a plan as it is typed, and the reasons why they move. */
export function NextDates({ plan }: { plan: DepositPlan | null }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const planName = usePlanName()
  const dates = plan ? upcomingDates(plan, { now: providerNow(), after: null }) : []
  return (
    <Card label={t('preview.title')}>
      <Stack gap={8}>
        <SectionHeading>{t('preview.title')}</SectionHeading>
        {plan !== null && plan.amount > 0 && <p>{planName(plan)}</p>}
        {plan === null ? (
          <Soft>{t('preview.empty')}</Soft>
        ) : (
          <Dates>
            {dates.map(({ date, scheduledFor }) => (
              <DateRow key={date}>
                <span>{weekdayDate(scheduledFor)}</span>
                {scheduledFor !== date && (
                  <DateNote>{t('upcoming.moved', { date: weekdayDate(date) })}</DateNote>
                )}
              </DateRow>
            ))}
          </Dates>
        )}
        <Soft>{t('preview.note')}</Soft>
      </Stack>
    </Card>
  )
}
