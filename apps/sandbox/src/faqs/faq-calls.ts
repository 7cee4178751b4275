import { depositInsurer } from '@coffer/branding/insurer'
import { formatsFor } from '@coffer/i18n/language-formats'
import { tenantOf } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { findLimits } from '../banking/account-limits.ts'
import { savingsProduct } from '../banking/deposit-account.ts'
import { findBranding } from '../tenants/branding.ts'
import { categories, faqs, insurance } from './faqs.ts'

/** Questions and answers in the reader's language, with the tenant's names and limits. */
export const faqCalls = ({ tenants }: Context) =>
  ({
    'GET /faqs': asCaller(async ({ c, tx }) => {
      const language = readerLanguage(c)
      const { money } = formatsFor(language)
      const { name, emails, phoneSupport, showFdic } = await findBranding(tx, tenants)
      const limits = await findLimits(tx)
      const bank = {
        bank: escaped(name),
        email: escaped(emails.support),
        phone: escaped(phoneSupport),
      }
      const insurer = depositInsurer(showFdic, tenants.bySlug(tenantOf(tx))?.insurer)
      const insured = insurance[insurer][language]
      const facts = {
        ...bank,
        insured: filled(insured, bank),
        apy: savingsProduct.apy,
        depositMax: money(limits.deposit_max),
        depositDaily: money(limits.deposit_daily),
        withdrawDaily: money(limits.withdraw_daily),
      }
      return faqs.map(({ uuid, category, [language]: text }) => ({
        uuid,
        category: categories[category][language],
        question: filled(text.question, facts),
        answer_html: filled(text.answer, facts),
      }))
    }),
  }) satisfies SomeHandlers

/** Replaces `{placeholders}` with facts. */
const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
