import type { NonProfit } from '@coffer/api-client/non-profits'
import { draftOf } from '@coffer/session/drafts'
import { useState } from 'react'
import { ChooseStep } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'

/** The search text, which survives a reload. */
const draft = draftOf('non-profit')

/** `/non-profit/select`: choose the suggestion or a search result, then confirm it. */
export function SelectScreen() {
  const [search, setSearch] = useState(() => String(draft.read()['search'] ?? ''))
  const [picked, setPicked] = useState<NonProfit | null>(null)
  const [step, setStep] = useState<'initial' | 'returned' | NonProfit>('initial')
  if (typeof step === 'object') {
    return <ConfirmStep nonProfit={step} onBack={() => setStep('returned')} onSelected={draft.clear} />
  }
  return (
    <ChooseStep
      search={search}
      onSearch={(text) => {
        setSearch(text)
        draft.write({ search: text })
      }}
      picked={picked}
      onPick={setPicked}
      isBack={step === 'returned'}
      onContinue={setStep}
    />
  )
}
