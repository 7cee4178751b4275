import { fetchProofFile, type Proof } from '@coffer/api-client/proofs'
import { role } from '@coffer/branding/roles'
import { formatProofCode } from '@coffer/domain/proofs'
import { type Formats, useFormats } from '@coffer/i18n/formats'
import { canCopyText, copyText } from '@coffer/session/copy-text'
import { Button } from '@coffer/ui-kit/button'
import { styled } from 'styled-components'
import { DocumentRow } from '../list/document-list.tsx'
import { useTranslations } from './messages.ts'

const Code = styled.span`
  color: ${role('text')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** One proof: its name, creation time, code and PDF. */
export function ProofRow({ proof }: { proof: Proof }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const name = useProofName()(proof)
  const when = instant(proof.issuedAt)
  const code = formatProofCode(proof.code)
  const said = { done: t('row.copy.done'), failed: t('row.copy.failed') }
  return (
    <DocumentRow
      title={t('row.title', { name, when })}
      name={name}
      details={
        <>
          <span>{t('row.created', { when })}</span>
          <span>
            <span>{t('row.code')}</span> <Code>{code}</Code>
          </span>
          {canCopyText() && (
            <Button
              variant="quiet"
              onPress={() => void copyText(code, said)}
              accessibleName={t('row.copy.what', { code })}
            >
              {t('row.copy')}
            </Button>
          )}
        </>
      }
      fetchLink={async () => (await fetchProofFile(proof)).downloadUrl}
    />
  )
}

/** The name of a proof, with the period it covers. */
export function useProofName() {
  const t = useTranslations()
  const { date }: Pick<Formats, 'date'> = useFormats()
  return ({ kind, periodFrom, periodUntil }: Pick<Proof, 'kind' | 'periodFrom' | 'periodUntil'>): string => {
    const [from, until] = [periodFrom ?? '', periodUntil ?? '']
    if (kind === 'period_statement')
      return t('row.period_statement', { from: date(from), until: date(until) })
    if (kind === 'year_summary') return t('row.year_summary', { year: from.slice(0, 4) })
    return t(`row.${kind}`)
  }
}
