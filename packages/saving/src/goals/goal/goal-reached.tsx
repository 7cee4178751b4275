import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { nextYearly } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { MomentIllustration } from '@coffer/ui-kit/moment-illustration'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.section`
  ${cardStyles}
  display: grid;
  align-items: center;
  gap: ${space[24]};
  padding: ${space[16]};

  ${media.drawer} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: ${space[32]};
    padding: ${space[24]};
  }
`

/** Celebrates a reached goal: the amount saved, and what to do with it. */
export function GoalReached({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const mayWithdraw = useMayOpen('/withdraw')
  const { kind, targetCents, targetDate, savedCents, reachedOn } = goal
  const today = easternDate(providerNow())
  const values = {
    amount: money(targetCents ?? savedCents),
    date: date(reachedOn ?? today),
    next: date(nextYearly(targetDate ?? today, today)),
  }
  return (
    <Frame aria-label={t('reached.title')}>
      <MomentIllustration moment="goal-reached" />
      <Stack gap={16}>
        <SectionHeading>{t('reached.title')}</SectionHeading>
        <p>{t('reached.body', values)}</p>
        <p>{t(kind === 'yearly' ? 'reached.next.yearly' : 'reached.next', values)}</p>
        {mayWithdraw && data.obstacle === null && savedCents > 0 && (
          <div>
            <ButtonLink to="/withdraw">{t('reached.withdraw')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Frame>
  )
}
