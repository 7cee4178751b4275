import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bankingInformationSchema } from './banking-information.schema.ts'

const good = {
  holderName: 'Ana María O’Neil',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountNumberConfirmation: '000123456789',
}

const anyBank = bankingInformationSchema(null)

const findProblems = (changed: Partial<typeof good>, schema = anyBank) => {
  const { issues } = v.safeParse(schema, { ...good, ...changed })
  return (issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('bankingInformationSchema', () => {
  it('bankingInformationSchema accepts digits and apostrophes of any keyboard', () => {
    const typed = { ...good, holderName: 'Ana\u00A0María O´Neil', routingNumber: '٠٢١٠٠٠٠٢١' }
    expect(v.parse(anyBank, typed)).toEqual(good)
  })

  it('bankingInformationSchema accepts spaces and dashes in numbers', () => {
    const typed = { ...good, routingNumber: '0210 0002 1', accountNumber: '0001-2345 6789' }
    expect(v.parse(anyBank, typed)).toEqual(good)
  })

  it.each([
    [{ holderName: ' ' }, 'holderName: bank.problem.holder.required'],
    [{ holderName: 'a'.repeat(51) }, 'holderName: bank.problem.holder.tooLong'],
    [{ holderName: 'Ana 2' }, 'holderName: bank.problem.holder.characters'],
    [{ accountType: '' }, 'accountType: bank.problem.type'],
    [{ routingNumber: '' }, 'routingNumber: bank.problem.routing.required'],
    [{ routingNumber: '02100002' }, 'routingNumber: bank.problem.routing.length'],
    [{ routingNumber: '123456789' }, 'routingNumber: bank.problem.routing.invalid'],
    [{ routingNumber: '000000000' }, 'routingNumber: bank.problem.routing.invalid'],
    [{ accountNumber: '', accountNumberConfirmation: '1234' }, 'accountNumber: bank.problem.number.required'],
    [{ accountNumber: '123', accountNumberConfirmation: '123' }, 'accountNumber: bank.problem.number.length'],
    [
      { accountNumber: '1'.repeat(18), accountNumberConfirmation: '1'.repeat(18) },
      'accountNumber: bank.problem.number.length',
    ],
    [{ accountNumberConfirmation: '' }, 'accountNumberConfirmation: bank.problem.confirmation.required'],
    [
      { accountNumberConfirmation: '000123456788' },
      'accountNumberConfirmation: bank.problem.confirmation.differs',
    ],
  ])('bankingInformationSchema rejects %o with %s', (changed, problem) =>
    expect(findProblems(changed)).toContain(problem),
  )

  it('bankingInformationSchema compares the two account numbers even when another field is wrong', () => {
    expect(findProblems({ holderName: '', accountNumberConfirmation: '99' })).toEqual([
      'holderName: bank.problem.holder.required',
      'accountNumberConfirmation: bank.problem.confirmation.differs',
    ])
  })
})

describe('bankingInformationSchema for a single institution', () => {
  const ally = bankingInformationSchema('Ally Bank')

  it.each([
    ['its own routing number', '124003116', []],
    ['the routing number of another bank', '021000021', ['routingNumber: bank.problem.routing.otherBank']],
    ['the routing number of an unknown bank, which the provider checks', '011401533', []],
  ])('bankingInformationSchema for a single institution checks %s', (_name, routingNumber, problems) =>
    expect(findProblems({ routingNumber }, ally)).toEqual(problems),
  )

  it('bankingInformationSchema for a single institution ignores the case of its name', () => {
    expect(findProblems({ routingNumber: '124003116' }, bankingInformationSchema('ALLY bank'))).toEqual([])
  })
})
