import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from './messages.ts'
import type { CeremonyProblem } from './ceremony-error.ts'

interface CeremonyNoticeProps {
  problem: CeremonyProblem | null
  purpose: 'use' | 'add'
}

/** Explains why the browser returned no passkey. A cancelation by the depositor is not an error. */
export function CeremonyNotice({ problem, purpose }: CeremonyNoticeProps) {
  const t = useTranslations()
  if (problem === null) return null
  const isSame = problem === 'canceled' || problem === 'duplicate'
  return (
    <Notice severity={problem === 'canceled' ? 'info' : 'error'} title={t(`${purpose}.title`)} isAnnounced>
      {t(isSame ? problem : `${purpose}.${problem}`)}
    </Notice>
  )
}
