import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { accountsQuery } from '@coffer/api-client/accounts'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { MomentIllustration } from '@coffer/ui-kit/moment-illustration'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { accountsToFundFrom } from './accounts-to-fund-from.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useTranslations } from '../messages.ts'
import { FundAccountForm } from './fund-account-form.tsx'
import { FundedBoundary } from './funded-boundary.tsx'

/** Beside its text on wide screens, so that the amount stays visible. */
const Linked = styled.section`
  ${cardStyles}
  display: grid;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[16]};

  ${media.drawer} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${space[24]};
  }
`

/** `/fund-account`: the amount of the first deposit. */
export function FundAccountScreen() {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const chosen = useQuery(initialFundAmountQuery())
  const sources = accountsToFundFrom(linked.data?.accounts ?? [])
  const [from] = sources
  const why = () => {
    if (!from) return t('amount.why.unknown')
    return sources.length > 1 ? t('amount.why.several') : t('amount.why', values(from))
  }
  return (
    <FundedBoundary>
      <StepFrame title={t('amount.title')} why={why()}>
        <LinkedCelebration />
        <ForbiddenNotice errors={[linked.error]} />
        <QueryBoundary query={accounts}>
          {([account]) => (
            <QueryBoundary query={chosen}>
              {({ amount }) => (
                <FundAccountForm
                  chosen={amount}
                  account={account}
                  from={from && sources.length === 1 ? from : null}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </StepFrame>
    </FundedBoundary>
  )
}

/**
 * Shown after instant linking, which opens this screen directly; verified microdeposits have a separate success screen.
 */
function LinkedCelebration() {
  const t = useTranslations()
  const isVerified = microdepositsVerified.use() !== null
  if (linkingSuccess.use() === null || isVerified) return null
  return (
    <Linked>
      <MomentIllustration moment="linked" />
      <Stack gap={8}>
        <SectionHeading>{t('amount.linked.title')}</SectionHeading>
        <p>{t('amount.linked.text')}</p>
      </Stack>
    </Linked>
  )
}
