import { announceCapabilities } from '@coffer/session/announce-capabilities'

export const beforeTest = () => announceCapabilities('automatic_saving', 'goals')
