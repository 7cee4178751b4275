import { bankName, checkAccountNumber, checkRoutingNumber, numberDigits } from '@coffer/domain/bank'
import { checkName, tidyName } from '@coffer/domain/names'
import * as v from 'valibot'

export const accountTypes = ['checking', 'savings'] as const
export type AccountType = (typeof accountTypes)[number]

const holderMessages = {
  empty: 'bank.problem.holder.required',
  'too-long': 'bank.problem.holder.tooLong',
  malformed: 'bank.problem.holder.characters',
} as const

const routingMessages = {
  empty: 'bank.problem.routing.required',
  malformed: 'bank.problem.routing.length',
  prefix: 'bank.problem.routing.invalid',
  checksum: 'bank.problem.routing.invalid',
} as const

const numberMessages = {
  empty: 'bank.problem.number.required',
  malformed: 'bank.problem.number.length',
  length: 'bank.problem.number.length',
} as const

/** Accepts spaces and dashes, as printed on a check. */
const digitsAsTyped = v.pipe(v.string(), v.transform(numberDigits))

const holder = v.pipe(v.string(), v.transform(tidyName), ruleCheck(checkName, holderMessages))
const routing = v.pipe(digitsAsTyped, ruleCheck(checkRoutingNumber, routingMessages))
const number = v.pipe(digitsAsTyped, ruleCheck(checkAccountNumber, numberMessages))
const confirmation = v.pipe(digitsAsTyped, v.nonEmpty('bank.problem.confirmation.required'))

/** If only one institution is accepted, the routing number of another known bank is rejected without a request. */
const routingFor = (institution: string | null) =>
  v.pipe(
    routing,
    v.check((digits) => {
      const bank = bankName(digits)
      return institution === null || bank === null || isSameBank(bank, institution)
    }, 'bank.problem.routing.otherBank'),
  )

const isSameBank = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The body of POST /link/manual. `institution` is the only accepted bank, or null. */
export const bankingInformationSchema = (institution: string | null) =>
  v.pipe(
    v.object({
      holderName: holder,
      accountType: v.pipe(v.string(), v.picklist(accountTypes, 'bank.problem.type')),
      routingNumber: routingFor(institution),
      accountNumber: number,
      accountNumberConfirmation: confirmation,
    }),
    v.forward(
      v.partialCheck(
        [['accountNumber'], ['accountNumberConfirmation']],
        ({ accountNumber, accountNumberConfirmation }) => accountNumber === accountNumberConfirmation,
        'bank.problem.confirmation.differs',
      ),
      ['accountNumberConfirmation'],
    ),
  )
export type BankingInformation = v.InferOutput<ReturnType<typeof bankingInformationSchema>>

function ruleCheck<Problem extends string>(
  check: (text: string) => Problem | null,
  messages: Record<Problem, string>,
) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? check(dataset.value) : null
    if (problem) addIssue({ message: messages[problem] })
  })
}
