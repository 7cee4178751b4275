import type { DepositorProgress } from '@coffer/api-client/depositor'
import { ButtonLink, Link } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Application } from '../application/application.tsx'
import { BulletList } from '../application/bullet-list.tsx'
import { useWords } from '../words.ts'

/** `/registration/additional-info`: why the identity check is not done, and what is still needed. */
export function AdditionalInfoScreen() {
  const t = useWords()
  return (
    <StepFrame title={t('additional.title')}>
      <Application>{(progress) => <StillNeeded progress={progress} />}</Application>
    </StepFrame>
  )
}

function StillNeeded({ progress }: { progress: DepositorProgress }) {
  const t = useWords()
  const { registrationStatus, missingDocuments } = progress
  return (
    <Stack gap={32} width="reading">
      <p>{t(whyKey(registrationStatus))}</p>
      <Stack gap={12}>
        <SectionHeading>{t('additional.needed.title')}</SectionHeading>
        {missingDocuments.length === 0 ? (
          <p>{t('additional.needed.none')}</p>
        ) : (
          <>
            <BulletList items={missingDocuments.map((kind) => t(`additional.needed.${kind}`))} />
            <p>{t('additional.how')}</p>
          </>
        )}
      </Stack>
      <ButtonLink to="/registration/message-center/add-new-message" isFullWidth>
        {t('additional.action')}
      </ButtonLink>
      {registrationStatus === 'IN_REVIEW' && (
        <Link to="/registration/reviewing-account">{t('additional.status')}</Link>
      )}
    </Stack>
  )
}

function whyKey(status: DepositorProgress['registrationStatus']) {
  switch (status) {
    case 'IN_REVIEW':
      return 'additional.inReview'
    case 'ERRORED':
      return 'additional.errored'
    case 'UNSUBMITTED':
      return 'additional.unsubmitted'
    case 'FLAGGED':
    case 'PASSED':
    case 'MANUALLY_REVIEWED':
    case 'FAILED':
    case 'VIEW_ONLY':
    case null:
      return 'additional.flagged'
    default:
      return status satisfies never
  }
}
