import { Loaded } from '@coffer/errors/loaded'
import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { useFacts } from '../person/facts.ts'
import { useWords } from '../words.ts'
import { SharesForm } from './shares-form.tsx'

/** `/beneficiary/update-allocations`: everybody's share, of the primary and of the contingent ones. */
export function UpdateAllocationsScreen() {
  const t = useWords()
  const facts = useFacts()
  return (
    <Page title={t('shares.title')} why={t('shares.why')}>
      <Loaded query={facts} title={t('load.list')}>
        {({ list }) => (
          <OverStanding standing={standingOf(list)}>
            {({ key, notice }) => (
              <>
                {notice}
                <SharesForm key={key} list={list} />
              </>
            )}
          </OverStanding>
        )}
      </Loaded>
    </Page>
  )
}
