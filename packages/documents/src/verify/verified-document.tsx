import type { VerifiedProof } from '@coffer/api-client/proofs'
import { useFormats } from '@coffer/i18n/formats'
import { useBranding } from '@coffer/session/branding'
import { type DefinitionItem, DefinitionList, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../proofs/messages.ts'
import { SupportContact } from '@coffer/router/support-contact'

/** The content of a verified document, to be compared line by line. */
export function VerifiedDocument({ proof }: { proof: VerifiedProof }) {
  const t = useTranslations()
  const { name: bank } = useBranding()
  return (
    <Stack gap={24}>
      <Notice severity="success" title={t('verify.found.title', { bank })} isAnnounced>
        <Stack gap={8}>
          <p>{t('verify.found.text')}</p>
          <SupportContact />
        </Stack>
      </Notice>
      <DefinitionList items={useLines(proof)} />
      {proof.kind === 'account_details' && <p>{t('verify.details')}</p>}
    </Stack>
  )
}

function useLines({
  kind,
  issuedOn,
  holders,
  numberMasked,
  periodFrom,
  periodUntil,
  balance,
  closedOn,
}: VerifiedProof): DefinitionItem[] {
  const t = useTranslations()
  const { date, money } = useFormats()
  const hasPeriod = periodFrom !== null && periodUntil !== null
  return [
    { label: t('verify.kind'), value: t(`verify.kind.${kind}`) },
    { label: t('verify.issued'), value: date(issuedOn) },
    { label: t(holders.length === 1 ? 'verify.holder' : 'verify.holders'), value: holders.join(', ') },
    { label: t('verify.number'), value: numberMasked },
    ...(hasPeriod
      ? [
          {
            label: t('verify.period'),
            value: t('verify.period.days', { from: date(periodFrom), until: date(periodUntil) }),
          },
        ]
      : []),
    ...(balance === null
      ? []
      : [{ label: t(hasPeriod ? 'verify.closing' : 'verify.balance'), value: money(balance) }]),
    ...(closedOn === null ? [] : [{ label: t('verify.closed'), value: date(closedOn) }]),
  ]
}
