import type { JointHolder } from '@coffer/api-client/joint'
import { useReviewItems } from '@coffer/application/review-items'
import { ReviewSection } from '@coffer/application/review-section'
import { useDetailWords } from '@coffer/application/messages'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

/** Everything that was said of the holder, with the way back to each part; `children` come after it. */
export function Review({ holder, children }: { holder: JointHolder; children: ReactNode }) {
  const t = useTranslations()
  const details = useDetailWords('theirs')
  const { person, phone, address, employment } = useReviewItems(holder.fields)
  return (
    <Stack gap={32}>
      <ReviewSection
        title={t('confirm.section.contact')}
        edit={<Link to="/joint-account/contact">{t('confirm.edit.contact')}</Link>}
        items={[{ label: details('email.label'), value: holder.email }, phone]}
      />
      <ReviewSection
        title={details('review.section.you')}
        edit={<Link to="/joint-account/personal-information">{details('review.edit.you')}</Link>}
        items={person}
      />
      <ReviewSection
        title={details('review.section.address')}
        edit={<Link to="/joint-account/address-information">{details('review.edit.address')}</Link>}
        items={address}
      />
      <ReviewSection
        title={details('review.section.employment')}
        edit={<Link to="/joint-account/occupation">{details('review.edit.employment')}</Link>}
        items={employment}
      />
      {children}
    </Stack>
  )
}
