import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { beforeEach } from 'vitest'

beforeEach(() => announceCapabilities('goals'))
