import { shortName } from '@coffer/domain/names'
import { progressQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { linkingChoices } from '../link-account/linked-account.ts'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'
import { knownDetails, replacedAccount } from './bank-details.ts'
import { BankingInformationForm } from './banking-information-form.tsx'

/**
 * `/manual-funding/banking-information`, `/relink/manual/banking-information`: links an outside account by its details.
 */
export function BankingInformationScreen() {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  const progress = useQuery(progressQuery())
  const linked = useQuery(linkedAccountsQuery())
  const institution = linked.data ? linkingChoices(linked.data).institution : null
  return (
    <StepFrame
      title={institution ? t('bank.title.sameInstitution', { institution }) : t('bank.title')}
      why={institution ? t('bank.why.sameInstitution', { institution }) : t('bank.why')}
      back={paths.selection}
    >
      <QueryBoundary query={linked}>
        {(links) => {
          if (!linkingChoices(links).methods.includes('manual')) return <ManualNotOffered />
          const replaced = replacedAccount(links.accounts)
          return (
            <QueryBoundary query={progress}>
              {({ fields }) => (
                <>
                  {replaced && (
                    <Notice severity={replaced.status === 'VERIFICATION_RETURNED' ? 'warning' : 'info'}>
                      {t(
                        replaced.status === 'VERIFICATION_RETURNED' ? 'returnedLink.body' : 'bank.replaces',
                        values(replaced),
                      )}
                    </Notice>
                  )}
                  <BankingInformationForm
                    known={knownDetails(shortName(fields), replaced)}
                    institution={institution}
                  />
                </>
              )}
            </QueryBoundary>
          )
        }}
      </QueryBoundary>
    </StepFrame>
  )
}

/** Shown in place of the manual form if only instant linking is offered. */
function ManualNotOffered() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="info" title={t('bank.notOffered.title')}>
        {t('bank.notOffered.body')}
      </Notice>
      <ButtonLink to={paths.selection} isFullWidth>
        {t('bank.notOffered.action')}
      </ButtonLink>
    </>
  )
}
