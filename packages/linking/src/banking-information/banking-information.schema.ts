import { bankName, checkAccountNumber, checkRoutingNumber } from '@coffer/domain/bank'
import { checkName } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'

export const accountTypes = ['checking', 'savings'] as const
export type AccountType = (typeof accountTypes)[number]

const holderWords = {
  empty: 'bank.problem.holder.required',
  'too-long': 'bank.problem.holder.tooLong',
  malformed: 'bank.problem.holder.characters',
} as const

const routingWords = {
  empty: 'bank.problem.routing.required',
  malformed: 'bank.problem.routing.length',
  prefix: 'bank.problem.routing.invalid',
  checksum: 'bank.problem.routing.invalid',
} as const

const numberWords = {
  empty: 'bank.problem.number.required',
  malformed: 'bank.problem.number.length',
  length: 'bank.problem.number.length',
} as const

/** Blanks and dashes, as printed on a check, are forgiven. */
const digitsAsTyped = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
)

const holder = v.pipe(v.string(), v.trim(), ruled(checkName, holderWords))
const routing = v.pipe(digitsAsTyped, ruled(checkRoutingNumber, routingWords))
const number = v.pipe(digitsAsTyped, ruled(checkAccountNumber, numberWords))
const confirmation = v.pipe(digitsAsTyped, v.nonEmpty('bank.problem.confirmation.required'))

/** Where one institution only is accepted, the number of a bank known to be another is refused before it is sent. */
const routingAt = (institution: string | null) =>
  v.pipe(
    routing,
    v.check((digits) => {
      const bank = bankName(digits)
      return institution === null || bank === null || isSameBank(bank, institution)
    }, 'bank.problem.routing.otherBank'),
  )

const isSameBank = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** What POST /link/manual carries, by the rules of decisions.md. `institution` is the one bank accepted, if there is one. */
export const bankingInformationSchema = (institution: string | null) =>
  v.pipe(
    v.object({
      holderName: holder,
      accountType: v.pipe(v.string(), v.picklist(accountTypes, 'bank.problem.type')),
      routingNumber: routingAt(institution),
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

function ruled<Problem extends string>(
  check: (text: string) => Problem | null,
  words: Record<Problem, string>,
) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? check(dataset.value) : null
    if (problem) addIssue({ message: words[problem] })
  })
}
