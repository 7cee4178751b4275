import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { formatPhone } from '@coffer/domain/phone'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, DefinitionList, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ListAndDetail } from '@coffer/ui-kit/list-and-detail'
import { Notice } from '@coffer/ui-kit/notice'
import { PageFrame } from '@coffer/ui-kit/page'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { styled } from 'styled-components'
import { BeneficiaryList } from '../list/beneficiary-list.tsx'
import type { Beneficiaries } from '../list/use-beneficiaries.ts'
import { useTranslations } from '../messages.ts'
import { BackToList } from '../page.tsx'
import { SelectedBeneficiary, selectedBeneficiaryScreen } from '../person/selected-beneficiary.tsx'
import { beneficiaryName } from '../shares/groups.ts'

const SideList = styled.nav`
  ${cardStyles}
  overflow: clip;
`

/** `/beneficiary/details?id=`: one beneficiary, next to the list if there is space. */
export function DetailsScreen() {
  const t = useTranslations()
  return (
    <SelectedBeneficiary title={t('details.title')}>
      {(beneficiary, beneficiaries) => <Details beneficiary={beneficiary} {...beneficiaries} />}
    </SelectedBeneficiary>
  )
}

function Details({ beneficiary, list, canEdit }: Beneficiaries & { beneficiary: Beneficiary }) {
  const t = useTranslations()
  return (
    <PageFrame back={<BackToList />}>
      <ListAndDetail
        list={
          list.length > 1 && (
            <SideList aria-label={t('list.title')}>
              <BeneficiaryList beneficiaries={list} current={beneficiary.uuid} />
            </SideList>
          )
        }
        detail={
          <Stack gap={24} width="reading">
            <PageHeading title={beneficiaryName(beneficiary)}>
              {t(`group.${beneficiary.designation}.one`)}
            </PageHeading>
            <Card label={t('details.title')}>
              <PersonDetails beneficiary={beneficiary} />
            </Card>
            {canEdit ? (
              <Actions id={beneficiary.uuid} />
            ) : (
              <Notice severity="info">{t('list.onlyPrimary')}</Notice>
            )}
          </Stack>
        }
      />
    </PageFrame>
  )
}

function Actions({ id }: { id: string }) {
  const t = useTranslations()
  return (
    <Cluster gap={12}>
      <ButtonLink to="/beneficiary/edit" search={{ id }}>
        {t('edit.open')}
      </ButtonLink>
      <ButtonLink to="/beneficiary/remove" search={{ id }} variant="secondary">
        {t('remove.open')}
      </ButtonLink>
    </Cluster>
  )
}

export const detailsScreen = selectedBeneficiaryScreen(DetailsScreen)

/** The details of a beneficiary that are not empty. */
function PersonDetails({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useTranslations()
  const { date, wholePercent } = useFormats()
  const items = [
    { label: t('details.share'), value: wholePercent(beneficiary.allocation) },
    { label: t('field.relationship'), value: t(`relationship.${beneficiary.relationship}`) },
    { label: t('field.dateOfBirth'), value: beneficiary.dateOfBirth && date(beneficiary.dateOfBirth) },
    {
      label: t('details.ssn'),
      value: beneficiary.ssnLastFour && t('details.endsIn', { digits: beneficiary.ssnLastFour }),
    },
    { label: t('field.email'), value: beneficiary.email },
    { label: t('field.phone'), value: beneficiary.phone && formatPhone(beneficiary.phone) },
    { label: t('details.address'), value: beneficiary.address && <Address address={beneficiary.address} /> },
  ]
  return <DefinitionList items={items.filter(({ value }) => value !== null && value !== '')} />
}

function Address({ address }: { address: NonNullable<Beneficiary['address']> }) {
  const { addressLine1, addressLine2, city, state, postalCode } = address
  const lines = [addressLine1, addressLine2, `${city}, ${state} ${postalCode}`].filter(Boolean)
  return lines.map((line) => <div key={line}>{line}</div>)
}
