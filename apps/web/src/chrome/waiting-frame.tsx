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

/** As high as a line of the heading. */
const HeadingLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  height: 1lh;
`
/** As high as the card's title with its button. */
const CardTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  height: 3rem;
`
/** As high as the balance that takes its place. */
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

/** The bank's frame before the application is loaded, prerendered: the brand, and the shape of home. */
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

/** Home's account. The page's early script puts the balance in its place from the template (packages/router). */
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
