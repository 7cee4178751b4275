import { openKeyring } from '../../src/keys/keyring.ts'

export const testSecret = 'the secret of the tests, of at least 32 bytes'

export const testKeys = openKeyring({ current: testSecret, previous: [] })
