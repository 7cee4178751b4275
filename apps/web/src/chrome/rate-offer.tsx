import type { Offer } from '@coffer/branding/offer'
import { yearlyInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import { BasicIcon } from '@coffer/ui-kit/basic-icon'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

/** Inherits the text color for the brand's background, which the layout sets. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.drawer} {
    gap: ${space[12]};
    padding-block-start: ${space[32]};
  }
`
const Rate = styled.p`
  font-size: ${size[32]};
  font-weight: ${weight.black};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  letter-spacing: -0.02em;

  ${media.drawer} {
    font-size: ${size[64]};
  }
`
const Earnings = styled.p`
  ${media.drawer} {
    font-size: ${size[20]};
  }
`
/** A plain link: the log-in page has no router and loads no code of the calculator. */
const Calculator = styled.a`
  justify-self: start;
  color: inherit;
  font-weight: ${weight.bold};
  text-underline-offset: 0.2em;
`
/** One fact per line, because the line breaks would change when the web font loads. */
const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  font-weight: ${weight.bold};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
`
const Terms = styled.p`
  font-size: ${size[14]};
`

/** The example balance in cents, round enough to make any rate memorable. */
const EXAMPLE_BALANCE = 10_000_00

interface RateOfferProps {
  offer: Offer
  /** False on pages with a form, which the link would leave, and on the calculator itself. */
  hasCalculator?: boolean
}

/** The bank's offer for people without an account: the rate, an example of what it earns, and up to three facts. */
export function RateOffer({ offer, hasCalculator = true }: RateOfferProps) {
  const t = useTranslations()
  const { date, money, percent, wholeDollars } = useFormats()
  const { apy, asOf, monthlyFeeCents: fee, minimumDepositCents: minimum } = offer
  const formatAmount = (cents: number) => (cents % 100 === 0 ? wholeDollars(cents) : money(cents))
  return (
    <Frame>
      <Rate>{t('offer.rate', { apy: percent(apy) })}</Rate>
      <Earnings>
        {t('offer.worth', {
          balance: wholeDollars(EXAMPLE_BALANCE),
          interest: wholeDollars(yearlyInterest(EXAMPLE_BALANCE, apy)),
        })}
      </Earnings>
      {hasCalculator && <Calculator href="/calculator">{t('offer.calculator')}</Calculator>}
      <Facts>
        {fee !== undefined && (
          <Fact>{fee === 0 ? t('offer.no-fee') : t('offer.fee', { fee: formatAmount(fee) })}</Fact>
        )}
        {minimum !== undefined && (
          <Fact>
            {minimum === 0 ? t('offer.no-minimum') : t('offer.minimum', { minimum: formatAmount(minimum) })}
          </Fact>
        )}
        <Fact>{t('offer.time')}</Fact>
      </Facts>
      {/* The browser may abbreviate months differently than the prerenderer. */}
      <Terms suppressHydrationWarning>{t('offer.terms', { date: date(asOf) })}</Terms>
    </Frame>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li>
      <BasicIcon name="check" size="small" />
      <span>{children}</span>
    </li>
  )
}
