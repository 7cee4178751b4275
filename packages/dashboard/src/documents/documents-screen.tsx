import { disclosuresQuery } from '@coffer/api-client/disclosures'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@coffer/failures/loaded'
import { useWords } from '../words.ts'
import { SignedDisclosures } from './signed-disclosures.tsx'

/** `/dashboard/documents`: what the depositor has agreed to. VIEW_ONLY lands here. */
export function DocumentsScreen() {
  const t = useWords()
  const disclosures = useQuery(disclosuresQuery())
  return (
    <Stack gap={24}>
      <PageHeading title={t('documents.title')} />
      <Loaded
        query={disclosures}
        title={t('load.documents')}
        note={t('load.safe')}
        shape={<Skeleton shape="row" count={3} />}
      >
        {(all) => <SignedDisclosures disclosures={all} />}
      </Loaded>
    </Stack>
  )
}
