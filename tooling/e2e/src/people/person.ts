import { randomInt, randomUUID } from 'node:crypto'
import type { Bank } from '../journey.ts'
import { defaultLanguage } from '../provider/tenant-files.ts'
import { type Language, type Translate, messagesOf } from './messages.ts'
import { newSsn } from './ssn.ts'

/** A person, with their credentials and personal data. */
export interface Person {
  bank: Bank
  language: Language
  /** The messages of the bank's screens in the person's language. */
  say: Translate
  /** The language of the provider's messages to the person: that of the registration and the first log-in. */
  providerLanguage: Language
  email: string
  password: string
  firstName: string
  lastName: string
  ssn: string
  phone: string
}

interface Choices {
  language?: Language
  /** The last four digits of the SSN decide the identity review; 0001 passes at once. */
  ssnEnding?: string
  password?: string
}

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

/** The default language of a person: E2E_LANGUAGE, or English. */
const usualLanguage: Language = process.env.E2E_LANGUAGE === 'es' ? 'es' : 'en'

/** A new person, with a unique email, SSN and phone number. */
export function newPerson(
  bank: Bank,
  { language = usualLanguage, ssnEnding = '0001', password }: Choices = {},
): Person {
  return {
    bank,
    language,
    say: messagesOf(bank.slug, language),
    providerLanguage: language,
    email: `robin-${randomUUID().slice(0, 8)}@example.com`,
    password: password ?? 'Quiet-harbour-lamp-42',
    firstName: 'Robin',
    lastName: 'Okafor',
    ssn: newSsn(ssnEnding),
    phone: `614555${digits(4)}`,
  }
}

/** One of the seeded demo depositors. */
export function demoDepositor(bank: Bank, name: string, choices: Choices = {}): Person {
  return {
    ...newPerson(bank, { password: 'Coffer-demo-2026', ...choices }),
    email: `${name}@example.com`,
  }
}

/** The person with the texts of a page before its scripts are loaded, which is in the tenant's default language. */
export const beforeScripts = (person: Person): Person => {
  const language = defaultLanguage(person.bank.slug)
  return { ...person, language, say: messagesOf(person.bank.slug, language) }
}
