/** The parts of an error that are logged. */
export interface ErrorReport {
  readonly type: string
  readonly message?: string
  readonly code?: string
  readonly constraint?: string
  readonly stack: readonly string[]
  readonly cause?: ErrorReport
}

/** Errors of these types have messages written in this code base, about its own state. */
const ownTypes: readonly string[] = ['Error', 'TypeError', 'RefusedStart']

/**
 * An error without the values that it is about. Messages of queries, the database, parsers and schemas repeat input;
 * the type, the code, the constraint's name and the stack are enough to find the cause.
 */
export function reportError(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const type = error.constructor.name
  const message = isOwnMessage(error, type) ? error.message : null
  const code = textField(error, 'code')
  const constraint = textField(error, 'constraint')
  return {
    type,
    ...(message !== null && { message }),
    ...(code !== null && { code }),
    ...(constraint !== null && { constraint }),
    stack: stackFrames(error),
    ...(error.cause instanceof Error && { cause: reportError(error.cause) }),
  }
}

/** The report as text, for a terminal and for a failed job: the root cause, and where the error was thrown. */
export function errorText(error: unknown): string {
  const { stack, ...report } = reportError(error)
  let root: Omit<ErrorReport, 'stack'> = report
  while (root.cause !== undefined) root = root.cause
  const { type, message, code, constraint } = root
  const summary = message ?? [type, code, constraint].filter((part) => part !== undefined).join(' ')
  return [summary, ...stack].join('\n')
}

function isOwnMessage(error: Error, type: string): boolean {
  // Raised by a function of the migrations.
  if (textField(error, 'routine') === 'exec_stmt_raise') return true
  // Errors of Node have a code and repeat an argument; system errors name a system call.
  return ownTypes.includes(type) && (!('code' in error) || 'syscall' in error)
}

function textField(error: Error, field: string): string | null {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : null
}

/** The stack begins with the message, which may have several lines. */
function stackFrames({ stack = '', message }: Error): string[] {
  const afterMessage = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  return afterMessage.split('\n').filter((line) => line.startsWith('    at '))
}
