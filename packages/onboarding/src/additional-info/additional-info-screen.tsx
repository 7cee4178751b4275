import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { reviewDestination } from '@coffer/domain/destinations'
import { ButtonLink, Link, useNavigate } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { OwnApplication } from '../application/own-application.tsx'
import { CancelLink } from '../application/cancel-link.tsx'
import { useApplicationStatus } from '../application/use-application-status.ts'
import { useTranslations } from '../messages.ts'
import { DocumentsForm } from './documents-form.tsx'
import { DocumentsSent } from './documents-sent.tsx'
import type { ChosenDocuments } from './documents.schema.ts'
import { reviewExplanation } from './review-explanation.ts'
import { useDocumentUpload } from './use-document-upload.ts'

const REFETCH_INTERVAL_MS = 5000

/**
 * `/registration/additional-info`: why the identity review is not complete, and the upload of the missing documents.
 */
export function AdditionalInfoScreen() {
  const t = useTranslations()
  const upload = useDocumentUpload()
  // Kept outside the application, so that the chosen files survive a remount.
  const [chosen, setChosen] = useState<ChosenDocuments>({})
  const nothingIsMissing = useLeaveOnReview()
  if (upload.isReceived) return <DocumentsSent />
  return (
    <StepFrame title={t(nothingIsMissing ? 'additional.nothing.title' : 'additional.title')}>
      <OwnApplication>
        {(progress) => (
          <Stack gap={32}>
            <p>{t(reviewExplanation(progress))}</p>
            {progress.missingDocuments.length > 0 && (
              <DocumentsForm progress={progress} chosen={chosen} onChoose={setChosen} upload={upload} />
            )}
            <OtherActions progress={progress} />
          </Stack>
        )}
      </OwnApplication>
    </StepFrame>
  )
}

/**
 * Opens the next screen when the review has a result. Returns whether the review is pending and no documents are
 * missing.
 */
function useLeaveOnReview(): boolean {
  const navigate = useNavigate()
  const { invalidate } = useApplicationStatus()
  const { data } = useQuery({
    ...progressQuery(),
    refetchInterval: ({ state }) => (state.data?.missingDocuments.length === 0 ? REFETCH_INTERVAL_MS : false),
  })
  const destination = data ? reviewDestination(data) : null
  const isOver =
    destination !== null &&
    destination !== '/registration/additional-info' &&
    destination !== '/registration/reviewing-account'
  useEffect(() => {
    // Invalidated first, because the guard of the next screen would otherwise use the cached status.
    if (isOver) void invalidate().then(() => navigate(destination, { replace: true }))
  }, [isOver, destination, navigate, invalidate])
  return data?.missingDocuments.length === 0
}

function OtherActions({ progress }: { progress: DepositorProgress }) {
  const t = useTranslations()
  const isNeeded = progress.missingDocuments.length > 0
  return (
    <Stack gap={16}>
      {isNeeded ? (
        <p>
          <span>{t('additional.instead')}</span>{' '}
          <Link to="/registration/message-center/add-new-message">{t('additional.action')}</Link>
        </p>
      ) : (
        <ButtonLink to="/registration/message-center/add-new-message" variant="secondary" isFullWidth>
          {t('additional.action')}
        </ButtonLink>
      )}
      {progress.registrationStatus === 'IN_REVIEW' && (
        <p>
          <Link to="/registration/reviewing-account">{t('additional.status')}</Link>
        </p>
      )}
      <p>
        <CancelLink />
      </p>
    </Stack>
  )
}
