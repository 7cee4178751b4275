import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { ofDesignation } from '@coffer/domain/beneficiaries'
import { ResetOnRemoteChange } from '../change/reset-on-remote-change.tsx'
import { listVersion } from '../change/versioned-draft.ts'
import { BeneficiaryPage } from '../page.tsx'
import { SelectedBeneficiary, selectedBeneficiaryScreen } from '../person/selected-beneficiary.tsx'
import { beneficiaryName } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'
import { RemoveForm } from './remove-form.tsx'

/** `/beneficiary/remove?id=`: confirms a removal and reallocates the share, in one step. */
export function RemoveScreen() {
  const t = useTranslations()
  return (
    <SelectedBeneficiary title={t('remove.title.unnamed')}>
      {(beneficiary, { list }) => (
        <ResetOnRemoteChange version={listVersion(list)}>
          {({ key, notice, change }) => (
            <BeneficiaryPage
              title={t('remove.title', { name: beneficiaryName(beneficiary) })}
              lead={t(
                hasOthers(beneficiary, list)
                  ? `remove.why.${beneficiary.designation}`
                  : `remove.nobody.${beneficiary.designation}`,
              )}
            >
              {notice}
              <RemoveForm key={key} beneficiary={beneficiary} list={list} change={change} />
            </BeneficiaryPage>
          )}
        </ResetOnRemoteChange>
      )}
    </SelectedBeneficiary>
  )
}

const hasOthers = ({ designation }: Beneficiary, list: readonly Beneficiary[]): boolean =>
  ofDesignation(list, designation).length > 1

export const removeScreen = selectedBeneficiaryScreen(RemoveScreen)
