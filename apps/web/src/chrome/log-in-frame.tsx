import { useBranding } from '@coffer/session/branding'
import { tenant } from '@coffer/session/tenant'
import { SkipLink } from '@coffer/ui-kit/skip-link'
import { FdicSign } from '@coffer/ui-kit/fdic-sign'
import { LogInLayout } from '@coffer/ui-kit/log-in-layout'
import { Stack } from '@coffer/ui-kit/flow'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'
import { RateOffer } from './rate-offer.tsx'

interface LogInFrameProps {
  /** The logo, or a link that contains it. */
  logo?: ReactNode
  close?: ReactNode
  /** Whether the brand shows what the bank advertises, on screens for people who may not have an account. */
  hasOffer?: boolean | undefined
  /** Above the screen. */
  banners?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The frame of the log-in pages, rendered alike by the prerenderer, the log-in page's script and the application. */
export function LogInFrame({
  logo = <BrandLogo on="log-in" />,
  close,
  hasOffer = false,
  banners,
  footer,
  children,
}: LogInFrameProps) {
  const t = useTranslations()
  const { showFdic } = useBranding()
  const { offer } = tenant()
  return (
    <>
      <SkipLink />
      <LogInLayout
        logo={logo}
        sentence={t('log-in.sentence')}
        offer={hasOffer && offer && <RateOffer offer={offer} />}
        sign={showFdic && <FdicSign />}
        close={close}
        footer={footer}
      >
        <Stack gap={32}>
          {banners}
          {children}
        </Stack>
      </LogInLayout>
    </>
  )
}
