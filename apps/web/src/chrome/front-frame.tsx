import { useBranding } from '@coffer/session/branding'
import { SkipLink } from '@coffer/ui-kit/skip-link'
import { FdicSign } from '@coffer/ui-kit/fdic-sign'
import { FrontDoor } from '@coffer/ui-kit/front-door'
import { Stack } from '@coffer/ui-kit/flow'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'

interface FrontFrameProps {
  /** The logo, as a link where it leads somewhere. */
  logo?: ReactNode
  close?: ReactNode
  /** Under the screen: what comes late must not move what a person is about to press. */
  banners?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Log in, register, reset: drawn the same by the prerenderer, by the log-in page's script and by the application. */
export function FrontFrame({
  logo = <BrandLogo on="front-door" />,
  close,
  banners,
  footer,
  children,
}: FrontFrameProps) {
  const t = useTranslations()
  const { showFdic } = useBranding()
  return (
    <>
      <SkipLink />
      <FrontDoor
        logo={logo}
        sentence={t('front-door.sentence')}
        sign={showFdic && <FdicSign />}
        close={close}
        footer={footer}
      >
        <Stack gap={32}>
          {children}
          {banners}
        </Stack>
      </FrontDoor>
    </>
  )
}
