import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from './messages.ts'
import type { CeremonyProblem } from './ceremony.ts'

/** Why the browser gave no passkey. A person who canceled knows, so that it is no error. */
export function CeremonyNotice({ problem }: { problem: CeremonyProblem | null }) {
  const t = useTranslations()
  if (problem === null) return null
  return (
    <Notice severity={problem === 'canceled' ? 'info' : 'error'} title={t('title')} isAnnounced>
      {t(problem)}
    </Notice>
  )
}
