import type { Submission } from '@coffer/errors/submission'
import { Notice } from '@coffer/ui-kit/notice'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { type BeneficiaryChange, useBeneficiaryChange } from './use-beneficiary-change.ts'

interface ResetOnRemoteChangeProps {
  /** Of the data that the form is filled from. */
  version: string
  /** The form, to be rendered with the key. */
  children: (props: { key: string; notice: ReactNode; change: Submission<BeneficiaryChange> }) => ReactNode
}

/** Resets a form whose data changed elsewhere, and says so. The submission outlives the reset. */
export function ResetOnRemoteChange({ version, children }: ResetOnRemoteChangeProps) {
  const t = useTranslations()
  const change = useBeneficiaryChange()
  const [first] = useState(version)
  const [hasChanged, setChanged] = useState(false)
  if (version !== first && !hasChanged) setChanged(true)
  const notice = hasChanged && (
    <Notice severity="warning" title={t('changed.title')} isAnnounced>
      {t('changed.body')}
    </Notice>
  )
  return children({ key: version, notice, change })
}
