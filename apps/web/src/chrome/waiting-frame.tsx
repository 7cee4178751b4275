import { AvailableBalance } from '@coffer/dashboard/available-balance'
import { useInsurer } from '@coffer/session/branding'
import { AmountToFill } from '@coffer/ui-kit/amount'
import { AppLayout, Drawer, MobileHeader } from '@coffer/ui-kit/chrome'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { Card, PageHeading, Stack, TwoColumns } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { styled } from 'styled-components'
import { BrandLogo } from './brand-logo.tsx'

/** Has the height of a line of the heading. */
const HeadingLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  height: 1lh;
`
/** Has the height of the card's title with its button. */
const CardTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  height: 3rem;
`
/** Has the height of the balance that replaces it. */
const BalancePlace = styled.div`
  position: relative;

  > p {
    visibility: hidden;
  }
`
const BalanceBone = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`

/** The prerendered frame until the application has loaded: the brand, and a skeleton of home. */
export function WaitingFrame() {
  const insurer = useInsurer()
  const logo = <BrandLogo on="drawer" />
  return (
    <>
      <GlobalStyle />
      <AppLayout
        drawer={
          <Drawer logo={logo} sign={insurer !== 'none' && <InsurerSign insurer={insurer} on="drawer" />} />
        }
        header={<MobileHeader logo={logo} />}
      >
        <Stack gap={24}>
          <PageHeading
            title={
              <HeadingLine>
                <Skeleton shape="heading" />
              </HeadingLine>
            }
          />
          <TwoColumns main={<WaitingAccount />} side={null} />
        </Stack>
      </AppLayout>
    </>
  )
}

/**
 * The account card of home. The early script in packages/router replaces the skeleton with the template and the
 * balance.
 */
function WaitingAccount() {
  return (
    <Card>
      <CardTitle>
        <Skeleton shape="heading" />
      </CardTitle>
      <div>
        <template>
          <AvailableBalance>
            <AmountToFill />
          </AvailableBalance>
        </template>
        <BalancePlace>
          <AvailableBalance>
            <AmountToFill />
          </AvailableBalance>
          <BalanceBone>
            <Skeleton shape="amount" />
          </BalanceBone>
        </BalancePlace>
      </div>
      <Skeleton shape="text" count={4} />
    </Card>
  )
}
