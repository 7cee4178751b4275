import { afterEach } from 'vitest'
import { dismissRemoteChange } from './remote-change/remote-change.ts'

afterEach(dismissRemoteChange)
