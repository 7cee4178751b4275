import { useInsurer } from '@coffer/session/branding'
import { tenant } from '@coffer/session/tenant'
import { useLanguage } from '@coffer/i18n/language'
import { FrontPicture } from '@coffer/ui-kit/front-picture'
import { SkipLink } from '@coffer/ui-kit/skip-link'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
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
  /** Whether the brand half shows the advertised rate, on screens for people who may not have an account. */
  hasOffer?: boolean | undefined
  /** Whether the offer links to the calculator. */
  hasCalculator?: boolean
  /** Shown above the screen. */
  banners?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The frame of the log-in pages. The prerenderer, the log-in page's script and the application all render it. */
export function LogInFrame({
  logo = <BrandLogo on="log-in" />,
  close,
  hasOffer = false,
  hasCalculator = true,
  banners,
  footer,
  children,
}: LogInFrameProps) {
  const t = useTranslations()
  const insurer = useInsurer()
  const { language } = useLanguage()
  const { offer, frontPicture } = tenant()
  return (
    <>
      <SkipLink />
      <LogInLayout
        logo={logo}
        sentence={t('log-in.sentence')}
        offer={hasOffer && offer && <RateOffer offer={offer} hasCalculator={hasCalculator} />}
        picture={
          frontPicture && (
            <FrontPicture
              picture={frontPicture}
              alternativeText={frontPicture.alternativeText?.[language] ?? ''}
            />
          )
        }
        sign={insurer !== 'none' && <InsurerSign insurer={insurer} />}
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
