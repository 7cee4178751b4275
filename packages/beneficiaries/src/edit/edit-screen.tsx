import { ButtonLink } from '@coffer/router/link'
import { ResetOnRemoteChange } from '../change/reset-on-remote-change.tsx'
import { listVersion } from '../change/versioned-draft.ts'
import { BeneficiaryPage } from '../page.tsx'
import { BeneficiaryForm } from '../person/beneficiary-form.tsx'
import { existingBeneficiary } from '../person/form-target.ts'
import { SelectedBeneficiary, selectedBeneficiaryScreen } from '../person/selected-beneficiary.tsx'
import { beneficiaryName } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'

/** `/beneficiary/edit?id=`: one beneficiary. A changed designation includes the new shares of both groups. */
export function EditScreen() {
  const t = useTranslations()
  return (
    <SelectedBeneficiary title={t('edit.title.unnamed')}>
      {(beneficiary, { list }) => (
        <ResetOnRemoteChange version={`${JSON.stringify(beneficiary)} of ${listVersion(list)}`}>
          {({ key, notice, change }) => (
            <BeneficiaryPage title={t('edit.title', { name: beneficiaryName(beneficiary) })}>
              {notice}
              <BeneficiaryForm
                key={key}
                target={existingBeneficiary(list, beneficiary)}
                version={key}
                change={change}
                submitLabel={t('edit.save')}
                cancel={
                  <ButtonLink
                    to="/beneficiary/details"
                    search={{ id: beneficiary.uuid }}
                    variant="quiet"
                    isFullWidth
                  >
                    {t('notNow')}
                  </ButtonLink>
                }
              />
            </BeneficiaryPage>
          )}
        </ResetOnRemoteChange>
      )}
    </SelectedBeneficiary>
  )
}

export const editScreen = selectedBeneficiaryScreen(EditScreen)
