import { ButtonLink } from '@coffer/router/link'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useBranding } from '@coffer/session/branding'
import { tenant } from '@coffer/session/tenant'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { useTranslations } from './messages.ts'
import { Projection } from './projection.tsx'

/** Cents: the amount of the advertised example. */
const EXAMPLE = 10_000_00

/** `/calculator`: a projection at the advertised rate, for any visitor. Without such a rate the page does not exist. */
export const calculatorScreen: RedirectingScreen = {
  redirect: () => (tenant().offer ? null : '/not-found'),
  Screen: CalculatorScreen,
}

function CalculatorScreen() {
  const t = useTranslations()
  const { shortName } = useBranding()
  const { offer } = tenant()
  if (!offer) return null
  return (
    <Page title={t('calculator.title')} lead={t('calculator.lead', { bank: shortName })}>
      <Stack gap={32}>
        <Projection hasStart startCents={EXAMPLE} apy={offer.apy} />
        <Cluster>
          <ButtonLink to="/registration">{t('calculator.open')}</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            {t('calculator.log-in')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Page>
  )
}
