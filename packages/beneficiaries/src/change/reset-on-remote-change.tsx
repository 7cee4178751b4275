import type { Submission } from '@coffer/forms/submission'
import { Notice } from '@coffer/ui-kit/notice'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { type BeneficiaryChange, useBeneficiaryChange } from './use-beneficiary-change.ts'

interface ResetOnRemoteChangeProps {
  /** The version of the data that the form starts with. */
  version: string
  /** The form, to be rendered with the key. */
  children: (props: { key: string; notice: ReactNode; change: Submission<BeneficiaryChange> }) => ReactNode
}

/** Resets a form, with a notice, when its data changes elsewhere. The submission survives the reset. */
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
