export { answer, type Said } from './answer.ts'
export * from './builders.ts'
export { respond, type FakeCall } from './fake-call.ts'
export { handlers, usualHandlers } from './handlers.ts'
