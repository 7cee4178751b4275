import { dismissRemoteChange } from '@coffer/application/remote-change'
import { afterEach } from 'vitest'

afterEach(dismissRemoteChange)
