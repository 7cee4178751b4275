import type { NonProfit } from '@coffer/api-client/non-profits'
import { draftOf } from '@coffer/session/drafts'
import { useState } from 'react'
import { Choosing } from './choosing.tsx'
import { Confirming } from './confirming.tsx'

/** What is searched for, kept over a reload. */
const kept = draftOf('non-profit')

/** `/non-profit/select`: the suggestion, or one that is searched for; then it is confirmed. */
export function SelectScreen() {
  const [search, setSearch] = useState(() => String(kept.read()['search'] ?? ''))
  const [picked, setPicked] = useState<NonProfit | null>(null)
  const [step, setStep] = useState<'first' | 'again' | NonProfit>('first')
  if (typeof step === 'object') {
    return <Confirming chosen={step} onBack={() => setStep('again')} onChosen={kept.clear} />
  }
  return (
    <Choosing
      search={search}
      onSearch={(text) => {
        setSearch(text)
        kept.write({ search: text })
      }}
      picked={picked}
      onPick={setPicked}
      isBack={step === 'again'}
      onContinue={setStep}
    />
  )
}
