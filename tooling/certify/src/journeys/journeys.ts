import type { Journey } from '../journey.ts'
import { accountJourney } from './account.ts'
import { accountSecurityJourney, passkeysJourney } from './account-security.ts'
import { beneficiariesJourney } from './beneficiaries.ts'
import { casesJourney, proofsJourney } from './cases-and-proofs.ts'
import { goalsJourney } from './goals.ts'
import { banksJourney } from './linked-banks.ts'
import { languageJourney, ratesJourney, settingsJourney } from './notices-and-rates.ts'
import { plansJourney } from './plans.ts'
import { closingJourney } from './closing.ts'
import { codesJourney } from './codes.ts'
import { documentsJourney } from './documents.ts'
import { fundingJourney } from './funding.ts'
import { httpJourney } from './http.ts'
import { jointJourney } from './joint.ts'
import { linkingJourney } from './linking.ts'
import { messagesJourney } from './messages.ts'
import { readsJourney } from './reads.ts'
import { registrationJourney } from './registration.ts'
import { reviewJourney } from './review.ts'
import { sessionJourney } from './session.ts'
import { transfersJourney } from './transfers.ts'

/** Every journey, those that move the clock by days last. */
export const journeys: readonly Journey[] = [
  httpJourney,
  sessionJourney,
  readsJourney,
  ratesJourney,
  registrationJourney,
  reviewJourney,
  codesJourney,
  linkingJourney,
  fundingJourney,
  messagesJourney,
  beneficiariesJourney,
  jointJourney,
  accountJourney,
  accountSecurityJourney,
  passkeysJourney,
  banksJourney,
  casesJourney,
  settingsJourney,
  languageJourney,
  goalsJourney,
  plansJourney,
  proofsJourney,
  transfersJourney,
  closingJourney,
  documentsJourney,
]

/** The journeys with the chosen checks; an id names a journey or one of its checks. */
export const chooseJourneys = (only: readonly string[]): readonly Journey[] =>
  only.length === 0
    ? journeys
    : journeys.filter(({ id }) => only.some((chosen) => chosen === id || chosen.startsWith(`${id}.`)))
