import { dismissRemoteChange } from '@coffer/application/remote-change'

export const beforeTest = () => dismissRemoteChange
