const bytes = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer

const credential = (response: object) => ({
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
})

/** The response of the browser in a test or a story: a passkey, none ever, or a WebAuthn exception. */
export type FakeOutcome = 'passkey' | 'pending' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError'

/** Replaces the browser's authenticators, or removes them. Returns a function that restores them. */
export function fakeAuthenticator(outcome: FakeOutcome | 'unsupported'): () => void {
  const answer = (response: object) => async () => {
    if (outcome === 'pending') return new Promise(() => {})
    if (outcome === 'passkey') return credential(response)
    throw new DOMException('The ceremony ended.', outcome)
  }
  return replace([
    [globalThis, 'PublicKeyCredential', outcome === 'unsupported' ? undefined : () => undefined],
    [
      navigator,
      'credentials',
      {
        create: answer({ attestationObject: bytes('attestation'), getTransports: () => ['internal'] }),
        get: answer({
          authenticatorData: bytes('data'),
          signature: bytes('signature'),
          userHandle: bytes('user'),
        }),
      },
    ],
  ])
}

function replace(values: readonly (readonly [object, string, unknown])[]): () => void {
  const restores = values.map(([target, name, value]) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return () => {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    }
  })
  return () => restores.forEach((restore) => restore())
}
