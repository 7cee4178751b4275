import type { DepositorProgress } from '@coffer/api-client/depositor'
import { userQuery } from '@coffer/api-client/user'
import { formPlaceholder } from '@coffer/application/application-boundary'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { StepFrame } from '@coffer/router/step-frame'
import { LoadingRegion } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { OwnApplication } from '../application/own-application.tsx'
import { FinishLater } from '../application/finish-later.tsx'
import { useTranslations } from '../messages.ts'
import { BasicInformationForm } from './basic-information-form.tsx'

/** `/registration/basic-information`: the depositor's personal details. */
export function BasicInformationScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('basic.title')}
      why={t('basic.why')}
      back="/registration/landing"
      aside={<FinishLater />}
    >
      <OwnApplication>{(progress) => <WithPhone progress={progress} />}</OwnApplication>
    </StepFrame>
  )
}

/** Provides the number for one-time codes as a default. If it cannot be loaded, the field starts empty. */
function WithPhone({ progress: { fields, revision } }: { progress: DepositorProgress }) {
  const isNeeded = fields.phone === null
  const user = useQuery({ ...userQuery(), enabled: isNeeded })
  if (isNeeded && user.isPending && user.fetchStatus === 'fetching') {
    return <LoadingRegion>{formPlaceholder}</LoadingRegion>
  }
  return (
    <>
      <ForbiddenNotice errors={[user.error]} />
      <BasicInformationForm saved={fields} revision={revision} knownPhone={user.data?.phone ?? null} />
    </>
  )
}
