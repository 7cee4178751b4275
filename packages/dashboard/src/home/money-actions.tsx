import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { role } from '@coffer/branding/roles'
import { ButtonLink } from '@coffer/router/link'
import { cachedAccessContext } from '@coffer/router/access-context'
import { Button } from '@coffer/ui-kit/button'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import { size } from '@coffer/ui-kit/tokens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { moneyObstacles } from './money-obstacles.ts'

const Reason = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The deposit and withdraw actions, or the reason why they are not possible; nothing until that is known. */
export function MoneyActions() {
  const t = useTranslations()
  const client = useQueryClient()
  const accounts = useQuery(accountsQuery())
  const depositor = useQuery(depositorQuery())
  const linked = useQuery(linkedAccountsQuery())
  if (!accounts.data || !depositor.data || !linked.data) {
    const isLoading = [accounts, depositor, linked].every(({ error }) => !error)
    return isLoading ? (
      <LoadingRegion>
        <Skeleton shape="control" />
      </LoadingRegion>
    ) : null
  }
  const isClosing = accounts.data.some(({ closingSince }) => closingSince !== null)
  const { deposit, withdraw } = moneyObstacles(cachedAccessContext(client), isClosing)
  return (
    <>
      {deposit === null ? (
        <ButtonLink to="/deposit" isFullWidth>
          {t('actions.deposit')}
        </ButtonLink>
      ) : (
        <Button isDisabled isFullWidth>
          {t('actions.deposit')}
        </Button>
      )}
      {withdraw === null ? (
        <ButtonLink to="/withdraw" variant="secondary" isFullWidth>
          {t('actions.withdraw')}
        </ButtonLink>
      ) : (
        <Button variant="secondary" isDisabled isFullWidth>
          {t('actions.withdraw')}
        </Button>
      )}
      {withdraw !== null && <Reason>{t(`actions.obstacle.${withdraw}`)}</Reason>}
    </>
  )
}
