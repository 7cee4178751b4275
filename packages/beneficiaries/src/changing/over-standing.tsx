import { Notice } from '@coffer/ui-kit/notice'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../messages.ts'

interface OverStandingProps {
  /** What a form begins from, as a text. */
  standing: string
  /** A form, begun anew with its key whenever that changes. */
  children: (changed: { key: string; notice: ReactNode }) => ReactNode
}

/** A form over what may change meanwhile, elsewhere: it is told, and the form begins from how things stand now. */
export function OverStanding({ standing, children }: OverStandingProps) {
  const t = useTranslations()
  const [first] = useState(standing)
  const [hasChanged, setChanged] = useState(false)
  if (standing !== first && !hasChanged) setChanged(true)
  const notice = hasChanged && (
    <Notice severity="warning" title={t('changed.title')} isAnnounced>
      {t('changed.body')}
    </Notice>
  )
  return children({ key: standing, notice })
}
