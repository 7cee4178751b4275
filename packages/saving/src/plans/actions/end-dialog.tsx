import { endPlan, type Plan } from '@coffer/api-client/plans'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Stack } from '@coffer/ui-kit/layout'
import { verifyOverview, usePlanSubmission } from '../data/use-plan-submission.ts'
import { useTranslations } from '../messages.ts'

interface EndDialogProps {
  plan: Plan
  account: string
  isOpen: boolean
  onClose: () => void
}

/** Ends a plan permanently, after a confirmation. */
export function EndDialog({ plan, account, isOpen, onClose }: EndDialogProps) {
  const t = useTranslations()
  const submission = usePlanSubmission(account)
  const isBusy = submission.state.status === 'pending'
  const { uuid } = plan
  const confirm = () =>
    submission.submit({
      send: (idempotencyKey) => endPlan({ account, plan: uuid }, { idempotencyKey }),
      verify: verifyOverview(account, ({ plans }) => !plans.some((one) => one.uuid === uuid)),
      onDone() {
        onClose()
        toasts.show(t('end.done'))
      },
    })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('end.title')}
      actions={
        <>
          <Button isBusy={isBusy} onPress={() => void confirm()}>
            {t('end.yes')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t('end.body')}</p>
        <SubmissionNotice state={submission.state} title={t('end.failed')} />
      </Stack>
    </Dialog>
  )
}
