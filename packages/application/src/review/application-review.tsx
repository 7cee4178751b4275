import type { DepositorProgress } from '@coffer/api-client/depositor'
import { Link } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import { Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { type Perspective, useApplicationTranslations } from '../messages.ts'
import { type ReviewItem, ReviewSection } from './review-section.tsx'
import { useReviewItems } from './use-review-items.tsx'

interface ApplicationReviewProps {
  fields: DepositorProgress['fields']
  perspective?: Perspective
  /** The steps in which the sections are edited. */
  steps: Record<'person' | 'address' | 'employment', RoutePath>
  /** The step for email and phone, if they have their own section; otherwise the phone is shown with the person. */
  contact?: { email: string; step: RoutePath }
  /** Rendered after the sections. */
  children: ReactNode
}

/** The review of an application: all saved fields, with a link back to each step. */
export function ApplicationReview({
  fields,
  perspective = 'own',
  steps,
  contact,
  children,
}: ApplicationReviewProps) {
  const t = useApplicationTranslations(perspective)
  const { person, phone, address, employment } = useReviewItems(fields)
  const section = (
    name: 'contact' | 'you' | 'address' | 'employment',
    step: RoutePath,
    items: ReviewItem[],
  ) => (
    <ReviewSection
      title={t(`review.section.${name}`)}
      edit={<Link to={step}>{t(`review.edit.${name}`)}</Link>}
      items={items}
    />
  )
  return (
    <Stack gap={32}>
      {contact &&
        section('contact', contact.step, [{ label: t('email.label'), value: contact.email }, phone])}
      {section('you', steps.person, contact ? person : [...person, phone])}
      {section('address', steps.address, address)}
      {section('employment', steps.employment, employment)}
      {children}
    </Stack>
  )
}
