import { type ReportAnswer, reportNotMe } from '@coffer/api-client/auth'
import type { EmailedLinkBody } from '@coffer/api-client/auth/request-schema'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { verificationLink } from '@coffer/router/emailed-link'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { SupportContact } from '@coffer/router/support-contact'

/** `/not-me`: lets the owner of an account report that the activity in a security notice was not theirs. */
export function NotMeScreen() {
  const t = useTranslations()
  const link = verificationLink.use()
  const [answer, setAnswer] = useState<ReportAnswer | null>(null)
  if (answer) return <Locked answer={answer} />
  if (!link) {
    return (
      <ResultPage tone="failed" title={t('not-me.bad.title')}>
        <p>{t('not-me.bad.text')}</p>
        <SupportContact />
      </ResultPage>
    )
  }
  return <Report link={link} onReported={setAnswer} />
}

function Report({ link, onReported }: { link: EmailedLinkBody; onReported: (answer: ReportAnswer) => void }) {
  const t = useTranslations()
  const { state, submit } = useSubmission<void, ReportAnswer>({
    send: () => reportNotMe(link),
    onAccepted: (_, answer) => onReported(answer),
  })
  const message = state.status === 'rejected' ? providerMessage(failureOf(state.error)) : null
  return (
    <Stack gap={24}>
      <PageHeading title={t('not-me.title')}>{t('not-me.why')}</PageHeading>
      <BulletList
        items={[t('not-me.locks'), t('not-me.logs-out'), t('not-me.restores'), t('not-me.cancels')]}
      />
      <SubmissionNotice state={state} title={t('not-me.failed')} reason={message ?? undefined} />
      <Stack gap={12}>
        <Button
          variant="danger"
          isBusy={state.status === 'pending'}
          onPress={() => void submit()}
          isFullWidth
        >
          {t('not-me.submit')}
        </Button>
        <ButtonLink to="/login" variant="quiet" isFullWidth>
          {t('not-me.was-me')}
        </ButtonLink>
      </Stack>
      <SupportContact />
    </Stack>
  )
}

function Locked({ answer }: { answer: ReportAnswer }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="success"
      title={t('not-me.done.title')}
      action={<ButtonLink to="/login/forgot-password">{t('locked.reset')}</ButtonLink>}
    >
      <p>{t('not-me.done.text')}</p>
      {answer.restoredContacts.map((contact) => (
        <p key={contact}>{t(`not-me.done.restored.${contact}`)}</p>
      ))}
      {answer.canceledWithdrawals > 0 && (
        <p>{t('not-me.done.canceled', { count: answer.canceledWithdrawals })}</p>
      )}
      <p>{t('not-me.done.next')}</p>
      <SupportContact />
    </ResultPage>
  )
}
