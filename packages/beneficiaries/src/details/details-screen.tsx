import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { role } from '@coffer/branding/roles'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { measure, media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { PeopleList } from '../list/people-list.tsx'
import { Back } from '../page.tsx'
import type { Facts } from '../person/facts.ts'
import { Named, namedScreen } from '../person/named.tsx'
import { nameOf } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'
import { PersonDetails } from './person-details.tsx'

// The list stands beside from 1024 px; before that it is one press away.
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[32]};
  max-width: ${measure.dashboard};

  ${media.columns} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`
const Beside = styled.nav`
  display: none;
  border: 1px solid ${role('hairline')};
  background: ${role('surface')};

  ${media.columns} {
    display: block;
  }
`

/** `/beneficiary/details?id=`: one person, beside everybody where there is room. */
export function DetailsScreen() {
  const t = useTranslations()
  return <Named title={t('details.title')}>{(one, facts) => <Details one={one} facts={facts} />}</Named>
}

function Details({ one, facts: { list, mayChange } }: { one: Beneficiary; facts: Facts }) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <Back hasList />
      <Columns>
        {list.length > 1 && (
          <Beside aria-label={t('list.title')}>
            <PeopleList people={list} current={one.uuid} />
          </Beside>
        )}
        <Stack gap={24} width="reading">
          <PageHeading title={nameOf(one)}>{t(`group.${one.designation}.one`)}</PageHeading>
          <Card label={t('details.title')}>
            <PersonDetails one={one} />
          </Card>
          {mayChange ? <Changes id={one.uuid} /> : <Notice severity="info">{t('list.onlyPrimary')}</Notice>}
        </Stack>
      </Columns>
    </Stack>
  )
}

function Changes({ id }: { id: string }) {
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

export const detailsScreen = namedScreen(DetailsScreen)
