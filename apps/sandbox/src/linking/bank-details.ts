import type { bankDetailsBody } from '@coffer/api-client/linking/request-schema'
import { checkAccountNumber, checkRoutingNumber, numberDigits } from '@coffer/domain/bank'
import { isBlank, tidyLine } from '@coffer/domain/typed-text'
import type { LocalizedText } from '@coffer/provider-kit/refusal'
import type * as v from 'valibot'

export type BankDetails = v.InferOutput<typeof bankDetailsBody>

const messages = {
  type: { en: 'Choose checking or savings.', es: 'Elija corriente o ahorros.' },
  routing: { en: 'That isn’t a routing number.', es: 'Este no es un número de ruta.' },
  number: { en: 'An account number has 4 to 17 digits.', es: 'Un número de cuenta tiene de 4 a 17 dígitos.' },
  confirmation: { en: 'The account numbers don’t match.', es: 'Los números de cuenta no coinciden.' },
  holder: { en: 'Enter the name on the account.', es: 'Ingrese el nombre en la cuenta.' },
} as const satisfies Record<string, LocalizedText>

/** Default name of a manually linked account, since the other bank is not queried. */
export const accountNames = {
  checking: { en: 'Checking', es: 'Cuenta corriente' },
  savings: { en: 'Savings', es: 'Cuenta de ahorros' },
} as const

/** The numbers as plain digits, and the holder's name in its stored form. */
export const tidyBankDetails = (sent: BankDetails): BankDetails => ({
  ...sent,
  routing_number: numberDigits(sent.routing_number),
  account_number: numberDigits(sent.account_number),
  account_number_confirmation: numberDigits(sent.account_number_confirmation),
  holder_name: sent.holder_name.length > longestHolder ? sent.holder_name : tidyLine(sent.holder_name),
})

const longestHolder = 100

const isHolderName = (typed: string): boolean => typed.length <= longestHolder && !isBlank(typed)

/** The problems of the bank details, by field. */
export function findProblems(details: BankDetails): Record<string, LocalizedText[]> {
  const checks: [keyof BankDetails, boolean, LocalizedText][] = [
    [
      'account_type',
      details.account_type === 'checking' || details.account_type === 'savings',
      messages.type,
    ],
    ['routing_number', checkRoutingNumber(details.routing_number) === null, messages.routing],
    ['account_number', checkAccountNumber(details.account_number) === null, messages.number],
    [
      'account_number_confirmation',
      details.account_number === details.account_number_confirmation,
      messages.confirmation,
    ],
    ['holder_name', isHolderName(details.holder_name), messages.holder],
  ]
  return Object.fromEntries(
    checks.filter(([, holds]) => !holds).map(([field, , message]) => [field, [message]]),
  )
}
