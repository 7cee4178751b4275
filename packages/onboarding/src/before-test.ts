export { dismissRemoteChange as beforeTest } from '@coffer/application/remote-change'
