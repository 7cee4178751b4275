import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { beforeEach } from 'vitest'

beforeEach(() => announceCapabilities('automatic_saving', 'goals'))
