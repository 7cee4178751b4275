import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { linkingChoices } from '../link-account/linked-account.ts'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { BankingInformationForm } from './banking-information-form.tsx'

/** `/manual-funding/banking-information`: an outside account by its numbers. */
export function BankingInformationScreen() {
  const t = useWords()
  const progress = useQuery(progressQuery())
  const linked = useQuery(linkedAccountsQuery())
  const institution = linked.data ? linkingChoices(linked.data).institution : null
  return (
    <StepFrame
      title={institution ? t('bank.title.sameInstitution', { institution }) : t('bank.title')}
      why={t('bank.why')}
      back="/registration/link-account-selection"
    >
      <Loaded query={progress}>
        {({ fields }) => <BankingInformationForm depositorName={nameOf(fields)} />}
      </Loaded>
    </StepFrame>
  )
}

/** Asked for once already, so it is not asked for again: it can be changed here. */
const nameOf = ({ firstName, lastName }: DepositorProgress['fields']): string =>
  [firstName, lastName].filter(Boolean).join(' ')
