import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { canAddBeneficiary } from '@coffer/domain/beneficiaries'
import { ButtonLink } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { beneficiaryChanged } from '../results.ts'

/** `/beneficiary/success`: what was added, changed or removed, over a reload too. */
export function SuccessScreen() {
  const result = beneficiaryChanged.use()
  return result ? <Ended result={result} /> : <NothingToReport />
}

function Ended({ result: { what, name, count } }: { result: ResultValue<typeof beneficiaryChanged> }) {
  const t = useTranslations()
  const values = { name: name ?? '' }
  return (
    <ResultPage
      tone="success"
      title={t(`success.${what}.title`, values)}
      action={
        count > 0 ? (
          <ButtonLink to="/beneficiary/list">{t('success.list')}</ButtonLink>
        ) : (
          <ButtonLink to="/beneficiary/add">{t('add.open')}</ButtonLink>
        )
      }
      secondary={
        what === 'added' && canAddBeneficiary(count) ? (
          <ButtonLink to="/beneficiary/add" variant="quiet">
            {t('success.another')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/my-account" variant="quiet">
            {t('back.my-account')}
          </ButtonLink>
        )
      }
    >
      <p>{t(count === 0 ? 'success.nobody' : `success.${what}.body`, values)}</p>
    </ResultPage>
  )
}

/** Where the flow begins: the list, or the first one to add. */
function NothingToReport() {
  const list = useQuery(beneficiariesQuery())
  if (list.data) return <Navigate to={list.data.length > 0 ? '/beneficiary/list' : '/beneficiary/add'} />
  return list.error ? <Navigate to="/beneficiary/add" /> : null
}
