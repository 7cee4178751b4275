import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ResetOnRemoteChange } from '../change/reset-on-remote-change.tsx'
import { listVersion } from '../change/versioned-draft.ts'
import { useBeneficiaries } from '../list/use-beneficiaries.ts'
import { BeneficiaryPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { SharesForm } from './shares-form.tsx'

/** `/beneficiary/update-allocations`: the shares of both groups. */
export function UpdateAllocationsScreen() {
  const t = useTranslations()
  return (
    <BeneficiaryPage title={t('shares.title')} lead={t('shares.why')}>
      <QueryBoundary query={useBeneficiaries()} title={t('load.list')}>
        {({ list }) => (
          <ResetOnRemoteChange version={listVersion(list)}>
            {({ key, notice, change }) => (
              <>
                {notice}
                <SharesForm key={key} list={list} change={change} />
              </>
            )}
          </ResetOnRemoteChange>
        )}
      </QueryBoundary>
    </BeneficiaryPage>
  )
}
