import { useBranding } from '@coffer/session/branding'
import { SkipLink } from '@coffer/ui-kit/skip-link'
import { FdicSign } from '@coffer/ui-kit/fdic-sign'
import { LogInLayout } from '@coffer/ui-kit/log-in-layout'
import { Stack } from '@coffer/ui-kit/flow'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'

interface LogInFrameProps {
  /** The logo, or a link that contains it. */
  logo?: ReactNode
  close?: ReactNode
  /** Below the screen: late content must not move a control that is about to be pressed. */
  banners?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The frame of the log-in pages, rendered alike by the prerenderer, the log-in page's script and the application. */
export function LogInFrame({
  logo = <BrandLogo on="log-in" />,
  close,
  banners,
  footer,
  children,
}: LogInFrameProps) {
  const t = useTranslations()
  const { showFdic } = useBranding()
  return (
    <>
      <SkipLink />
      <LogInLayout
        logo={logo}
        sentence={t('log-in.sentence')}
        sign={showFdic && <FdicSign />}
        close={close}
        footer={footer}
      >
        <Stack gap={32}>
          {children}
          {banners}
        </Stack>
      </LogInLayout>
    </>
  )
}
