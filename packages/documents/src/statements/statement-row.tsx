import { fetchStatementFile, type Statement } from '@coffer/api-client/statements'
import { useFormats } from '@coffer/i18n/formats'
import { DocumentRow } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'

/** The statement of a month: closing balance, date of issue and PDF. */
export function StatementRow({ statement }: { statement: Statement }) {
  const t = useTranslations()
  const { date, money, month } = useFormats()
  return (
    <DocumentRow
      title={t('statements.name', { month: month(statement.year, statement.month) })}
      details={
        <>
          <span>{t('statements.closing', { amount: money(statement.closingBalance) })}</span>
          <span>{t('statements.issued', { date: date(statement.issuedOn) })}</span>
        </>
      }
      fetchLink={async () => (await fetchStatementFile(statement)).downloadUrl}
    />
  )
}
