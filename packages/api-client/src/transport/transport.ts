export {
  call,
  request as exchange,
  callVoid as tell,
  type CallOptions,
  type CallRequest,
  type UploadOptions,
} from './call.ts'
export { providerNow } from './clock.ts'
export { envelopeSchema, type WireEnvelope } from './envelope.ts'
export { ApiError, emptyDetails, type Failure, type FailureKind } from './failure.ts'
export { fixedHeaders } from './headers.ts'
export { configureTransport, type CookieJar, type TransportSettings } from './settings.ts'
