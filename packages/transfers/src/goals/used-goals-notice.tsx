import type { Account } from '@coffer/api-client/accounts'
import { goalsQuery } from '@coffer/api-client/goals'
import { withdrawalShares } from '@coffer/domain/goal-money'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'

const Uses = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  li {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    overflow-wrap: anywhere;
  }
`

export interface UsedGoalsProps {
  account: Account
  /** Cents of the withdrawal; 0 until a valid amount is typed. */
  amount: number
}

/** The goals that a withdrawal uses, in order of use; nothing if unassigned money covers it. */
export function UsedGoalsNotice({ account, amount }: UsedGoalsProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const { data, error } = useQuery(goalsQuery(account.uuid))
  if (!data) return <ForbiddenNotice errors={[error]} title={t('forbidden')} />
  const dips = withdrawalShares(data.goals, data.unassignedCents, amount)
  if (dips.length === 0) return null
  return (
    <Notice severity="info" title={t('title')} action={<Link to="/goals">{t('manage')}</Link>}>
      <Stack gap={12}>
        <p>{t('why', { amount: money(data.unassignedCents) })}</p>
        <Uses>
          {dips.map(({ uuid, cents }) => {
            const goal = data.goals.find((one) => one.uuid === uuid)
            if (!goal) return null
            const { name, picture, savedCents, isProtected } = goal
            const use = t(cents === savedCents ? 'whole' : 'part', {
              goal: name,
              amount: money(cents),
              saved: money(savedCents),
            })
            return (
              <li key={uuid}>
                <GoalPicture picture={picture} size="small" />
                <span>{isProtected ? t('protected', { use }) : use}</span>
              </li>
            )
          })}
        </Uses>
      </Stack>
    </Notice>
  )
}
