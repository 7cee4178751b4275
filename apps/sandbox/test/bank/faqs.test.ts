import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { everyTenant, openBankForFile, parseData } from './open-bank.ts'

const bank = await openBankForFile({ tenants: everyTenant })

const faqs = v.array(
  v.object({
    uuid: v.pipe(v.string(), v.uuid()),
    category: v.string(),
    question: v.string(),
    answer_html: v.string(),
  }),
)

const readFaqs = async (tenant: string, status: 'PASSED' | 'VIEW_ONLY' = 'PASSED') => {
  const person = await bank.addDepositor(
    'empty',
    { registrationLastStep: 'completed', registrationStatus: status },
    tenant,
  )
  return parseData(await person.get('/faqs'), faqs)
}

describe('questions and answers', () => {
  it('GET /faqs returns at least twelve different entries with the tenant’s names and limits', async () => {
    const read = await readFaqs('harbor')
    expect(read.length).toBeGreaterThanOrEqual(12)
    expect(new Set(read.map(({ uuid }) => uuid)).size).toBe(read.length)
    const all = read.map(({ question, answer_html }) => question + answer_html).join(' ')
    expect(all).not.toMatch(/[{}]|Coffer/)
    expect(all).toContain('Harborlight Savings')
    expect(all).toContain('$250,000.00')
    expect(all).not.toMatch(/<(?!\/?(?:p|ul|li|strong)>)/)
  })

  it('GET /faqs returns the same entries to every depositor, in their own language', async () => {
    const [english, spanish] = [await readFaqs('harbor'), await readFaqs('solstice')]
    expect(spanish.map(({ uuid }) => uuid)).toEqual(english.map(({ uuid }) => uuid))
    expect(spanish[0]?.question).toBe('¿Están asegurados mis ahorros?')
    expect(new Set(spanish.map(({ category }) => category))).toContain('Seguridad')
  })

  it('GET /faqs uses the requested language if it is supported', async () => {
    const person = await bank.addDepositor('empty', { registrationLastStep: 'completed' }, 'harbor')
    const firstIn = async (language: string) =>
      parseData(await person.get('/faqs', { 'Accept-Language': language }), faqs)[0]?.question
    expect(await firstIn('es-MX')).toBe('¿Están asegurados mis ahorros?')
    expect(await firstIn('fr')).toBe('Are my savings insured?')
  })

  it('GET /faqs says that savings are insured only if the tenant displays the FDIC sign', async () => {
    const [insured] = await readFaqs('harbor')
    expect(insured?.answer_html).toContain('Harborlight Savings is insured by the FDIC')
    const [other] = await readFaqs('juniper')
    expect(other?.question).toBe('Are my savings insured?')
    expect(other?.answer_html).toMatch(/^<p>Call Juniper Credit Partners at [^{]+<\/p>$/)
  })

  it('GET /faqs is readable by a view-only depositor, but not without a log-in', async () => {
    expect((await readFaqs('harbor', 'VIEW_ONLY')).length).toBeGreaterThan(0)
    expect((await bank.app.request('http://harbor.localhost:4100/api/v1/faqs')).status).toBe(401)
  })
})
