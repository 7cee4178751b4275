import type {
  Assertion,
  AssertionChallenge,
  CreationChallenge,
  NewPasskey,
} from '@coffer/api-client/passkeys'
import { CeremonyError, type CeremonyProblem } from './ceremony-error.ts'
import { supportsPasskeys } from './supports-passkeys.ts'

/** Loaded on press, because most visits do not need it. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Asks the depositor to use a passkey, from this device or another. Throws a `CeremonyError`. */
export async function answerChallenge({ challengeId, publicKey }: AssertionChallenge): Promise<Assertion> {
  const credential = await runCeremony(async () => {
    const { startAuthentication } = await loadWebAuthn()
    return startAuthentication({ optionsJSON: publicKey })
  })
  return { challengeId, credential }
}

/** Asks the depositor to create a passkey, on this device or another. Throws a `CeremonyError`. */
export async function createPasskey({
  challengeId,
  publicKey,
}: CreationChallenge): Promise<Omit<NewPasskey, 'name'>> {
  const credential = await runCeremony(async () => {
    const { startRegistration } = await loadWebAuthn()
    return startRegistration({ optionsJSON: publicKey })
  })
  return { challengeId, credential }
}

async function runCeremony<T>(ceremony: () => Promise<T>): Promise<T> {
  if (!supportsPasskeys()) throw new CeremonyError('unsupported')
  try {
    return await ceremony()
  } catch (cause) {
    throw new CeremonyError(toProblem(cause), { cause })
  }
}

/** The names of exceptions in the WebAuthn specification. */
const problems: Readonly<Record<string, CeremonyProblem>> = {
  AbortError: 'canceled',
  NotAllowedError: 'canceled',
  InvalidStateError: 'duplicate',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
}

const toProblem = (cause: unknown): CeremonyProblem =>
  (cause instanceof Error ? problems[cause.name] : undefined) ?? 'failed'
