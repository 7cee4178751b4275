import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { ofDesignation } from '@coffer/domain/beneficiaries'
import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { Named, namedScreen } from '../person/named.tsx'
import { nameOf } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'
import { RemoveForm } from './remove-form.tsx'

/** `/beneficiary/remove?id=`: confirms a removal and gives their share to those who stay, in one step. */
export function RemoveScreen() {
  const t = useTranslations()
  return (
    <Named title={t('remove.title.unnamed')}>
      {(one, { list }) => (
        <OverStanding standing={standingOf(list)}>
          {({ key, notice }) => (
            <Page
              title={t('remove.title', { name: nameOf(one) })}
              why={t(
                staysAnybody(one, list)
                  ? `remove.why.${one.designation}`
                  : `remove.nobody.${one.designation}`,
              )}
            >
              {notice}
              <RemoveForm key={key} one={one} list={list} />
            </Page>
          )}
        </OverStanding>
      )}
    </Named>
  )
}

const staysAnybody = (one: Beneficiary, list: readonly Beneficiary[]): boolean =>
  ofDesignation(list, one.designation).length > 1

export const removeScreen = namedScreen(RemoveScreen)
