import { languages } from '@coffer/branding/tenant-schema'
import { easternDate } from '@coffer/domain/calendar'
import type { Language } from '@coffer/i18n/languages'
import { notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { findAllAccounts, type DepositAccount } from '../banking/deposit-account.ts'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { findAddressees } from '../documents/addressee.ts'
import { letterheadLogo } from '../documents/letterhead-logo.ts'
import { expiredLinkPage } from '../documents/expired-link-page.ts'
import { pdfResponse } from '../documents/pdf-response.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { limitDocuments } from '../http/rate-limit.ts'
import type { PageArea } from '../http/routes.ts'
import { findContact } from '../identity/contact.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { findBranding } from '../tenants/branding.ts'
import { type MonthPeriod, statementPeriods } from './periods.ts'
import { balancesAt } from './statement-postings.ts'
import { readStatement } from './statement.ts'

type Issued = { readonly account: DepositAccount; readonly period: MonthPeriod }

const notIssued: LocalizedText = {
  en: 'There’s no statement for this month.',
  es: 'No hay estado de cuenta de este mes.',
}

/** Statements, newest first. Depositors may read their own, whatever the status of the account. */
export function statementCalls({ keys, clock }: Context) {
  const links = downloadLinks(keys)

  return {
    'GET /statements': asCaller(async ({ tx, caller: { accountDepositorId } }) =>
      listStatements(tx, accountDepositorId),
    ),

    'GET /statements/years': asCaller(async ({ tx, caller: { accountDepositorId } }) => {
      const issued = await findIssued(tx, accountDepositorId)
      return [...new Set(issued.map(({ period }) => period.year))].toSorted((a, b) => b - a)
    }),

    'GET /statements/{year}': asCaller(async ({ tx, caller: { accountDepositorId }, params }) =>
      listStatements(tx, accountDepositorId, Number(params.year)),
    ),

    'GET /statements/{year}/{month}': asCaller(
      async ({ c, tx, caller: { accountDepositorId, depositorId }, params }) => {
        const [year, month] = [Number(params.year), Number(params.month)]
        const issued = await findIssued(tx, accountDepositorId)
        const found = issued.find(({ period }) => period.year === year && period.month === month)
        if (found === undefined) throw notFound(notIssued)
        // Each holder reads the statement in their own language; the content is the same.
        const { language } = await findContact(tx, depositorId)
        return {
          download_url: links.to(c.var.origin, documentPath(found, language), clock.now()),
        }
      },
    ),
  } satisfies SomeHandlers
}

const periodName = ({ year, month }: MonthPeriod): string => `${year}-${String(month).padStart(2, '0')}`
const fileName = (period: MonthPeriod, language: Language): string => `${periodName(period)}.${language}.pdf`
const documentPath = ({ account, period }: Issued, language: Language): string =>
  `/documents/statements/${account.id}/${fileName(period, language)}`

/** Serves the path of download_url. Its expiring signature replaces the bearer token. */
export const statementPages: PageArea = (pages, { db, keys, clock, tenants }) => {
  const links = downloadLinks(keys)
  pages.get('/documents/statements/:account/:file', async (c) => {
    const { account: id, file } = c.req.param()
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!links.isGood(`/documents/statements/${id}/${file}`, query, clock.now())) return expiredLinkPage(c)
    await limitDocuments(c, id)
    const printed = await inTenant(db, c.var.tenant, async (tx) => {
      const [account] = await tx
        .select()
        .from(depositAccounts)
        .where(eq(depositAccounts.id, uuidOrUnusedId(id)))
      const language = languages.find((one) => file.endsWith(`.${one}.pdf`)) ?? 'en'
      const period =
        account && statementPeriods(account, now(tx)).find((one) => fileName(one, language) === file)
      if (account === undefined || period === undefined) throw notFound()
      return {
        account,
        period,
        statement: await readStatement(tx, account, period),
        holder: { ...(await findAddressees(tx, account.depositorId, period.until)), language },
        branding: await findBranding(tx, tenants),
      }
    })
    const { statementPdf } = await import('./statement-pdf.ts')
    const logo = await letterheadLogo(tenants, printed.branding)
    return pdfResponse(c, await statementPdf({ ...printed, logo }), `statement-${periodName(printed.period)}`)
  })
}

async function findIssued(tx: Tx, depositorId: string): Promise<Issued[]> {
  const accounts = await findAllAccounts(tx, depositorId)
  return accounts.flatMap((account) =>
    statementPeriods(account, now(tx)).map((period) => ({ account, period })),
  )
}

async function listStatements(tx: Tx, depositorId: string, year?: number) {
  const listed = []
  for (const account of await findAllAccounts(tx, depositorId)) {
    const periods = statementPeriods(account, now(tx)).filter(
      (one) => year === undefined || one.year === year,
    )
    // Each period begins where the previous one ended.
    const moments = [...periods.slice(0, 1).map(({ after }) => after), ...periods.map(({ until }) => until)]
    const balances =
      moments.length === 0 ? [] : ((await balancesAt(tx, [account.id], moments)).get(account.id) ?? [])
    listed.push(
      ...periods.map((period, place) => ({
        year: period.year,
        month: period.month,
        issued_at: period.until.toISOString(),
        issued_on: easternDate(period.until),
        opening_balance: balances[place] ?? 0,
        closing_balance: balances[place + 1] ?? 0,
      })),
    )
  }
  return listed.toSorted((one, other) => other.issued_at.localeCompare(one.issued_at, 'en'))
}
