import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { Named, namedScreen } from '../person/named.tsx'
import { nameOf } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'
import { EditForm } from './edit-form.tsx'

/** `/beneficiary/edit?id=`: one person's details; whoever changes groups comes with the shares of both. */
export function EditScreen() {
  const t = useTranslations()
  return (
    <Named title={t('edit.title.unnamed')}>
      {(one, { list }) => (
        <OverStanding standing={`${JSON.stringify(one)} of ${standingOf(list)}`}>
          {({ key, notice }) => (
            <Page title={t('edit.title', { name: nameOf(one) })}>
              {notice}
              <EditForm key={key} one={one} list={list} standing={key} />
            </Page>
          )}
        </OverStanding>
      )}
    </Named>
  )
}

export const editScreen = namedScreen(EditScreen)
