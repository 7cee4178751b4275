import type { DepositorProgress } from '@coffer/api-client/depositor'
import { useReviewItems } from '@coffer/application/review-items'
import { ReviewSection } from '@coffer/application/review-section'
import { useDetailWords } from '@coffer/application/messages'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface ReviewProps {
  fields: DepositorProgress['fields']
  children: ReactNode
}

/** Everything the person said, with the way back to each part; `children` come after it. */
export function Review({ fields, children }: ReviewProps) {
  const t = useDetailWords()
  const { person, phone, address, employment } = useReviewItems(fields)
  return (
    <Stack gap={32}>
      <ReviewSection
        title={t('review.section.you')}
        edit={<Link to="/registration/basic-information">{t('review.edit.you')}</Link>}
        items={[...person, phone]}
      />
      <ReviewSection
        title={t('review.section.address')}
        edit={<Link to="/registration/address">{t('review.edit.address')}</Link>}
        items={address}
      />
      <ReviewSection
        title={t('review.section.employment')}
        edit={<Link to="/registration/employer">{t('review.edit.employment')}</Link>}
        items={employment}
      />
      {children}
    </Stack>
  )
}
