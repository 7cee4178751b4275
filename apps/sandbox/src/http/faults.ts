import { setTimeout as after } from 'node:timers/promises'
import { errorResponse } from '@coffer/provider-kit/envelope'
import { ApiRefusal, type RefusalStatus } from '@coffer/provider-kit/refusal'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { Call, Env } from './call.ts'

/** A fault injected by the operator. */
export interface Fault {
  readonly id: string
  readonly tenant: string
  readonly method: string
  /** As in docs/wire.md, with its {parameters}, without /api/v1. */
  readonly path: string
  readonly effect: Effect
  /** The remaining number of times it applies; null if it applies until it is removed. */
  readonly times: number | null
}

/** The possible effects of a fault. */
export const faultEffects = [
  400, 401, 403, 404, 405, 409, 413, 415, 419, 422, 429, 451, 500,
] as const satisfies RefusalStatus[]

export type Effect =
  | { readonly kind: 'latency'; readonly value: number }
  | { readonly kind: 'status'; readonly value: (typeof faultEffects)[number] }
  | { readonly kind: 'drop'; readonly value: 'before' | 'after' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unauthorized-in-payload' }

export interface ActiveFault {
  readonly fault: Fault
  met: number
}

/** The active faults, of this process only. */
export interface Faults {
  readonly add: (fault: Omit<Fault, 'id'>) => void
  /** Removes a fault; false if none has the id. */
  readonly end: (id: string) => boolean
  readonly clear: () => void
  readonly all: () => readonly ActiveFault[]
}

export function noFaults(): Faults {
  let standing: ActiveFault[] = []
  return {
    add: (fault) => {
      standing.push({ fault: { ...fault, id: crypto.randomUUID() }, met: 0 })
    },
    end: (id) => {
      const before = standing.length
      standing = standing.filter(({ fault }) => fault.id !== id)
      return standing.length < before
    },
    clear: () => {
      standing = []
    },
    all: () => standing,
  }
}

export function createFaults(faults: Faults): MiddlewareHandler<Env> {
  return async (c, next) => {
    const met = faults.all().filter((one) => matchesCall(one, c))
    for (const one of met) one.met += 1
    for (const { fault } of met) {
      const answer = await applyFault(fault.effect, c, next)
      if (answer) return answer
    }
    return next()
  }
}

function matchesCall({ fault, met }: ActiveFault, c: Call): boolean {
  if (fault.tenant !== c.var.tenant || fault.method !== c.req.method) return false
  if (fault.times !== null && met >= fault.times) return false
  const path = c.req.path.replace(/^\/api\/v1(?=\/)/, '')
  const pattern = fault.path
    .split('?')[0]
    ?.split('/')
    .map((part) => (/^\{.+\}$/.test(part) ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${pattern?.join('/')}$`).test(path)
}

/** Applies the fault; returns the response that replaces the call's, or null if the call proceeds. */
async function applyFault(effect: Effect, c: Call, next: () => Promise<void>): Promise<Response | null> {
  if (effect.kind === 'latency') {
    await after(effect.value)
    return null
  }
  if (effect.kind === 'drop') {
    if (effect.value === 'after') await next()
    c.env.outgoing?.destroy()
    return RESPONSE_ALREADY_SENT
  }
  return respondWrongly(effect, c)
}

function respondWrongly(effect: Exclude<Effect, { kind: 'latency' | 'drop' }>, c: Call): Response {
  const empty = {
    message: '',
    data: null,
    errors: null,
    completed_at: null,
    invocation_id: c.var.invocationId,
  }
  if (effect.kind === 'status')
    return errorResponse(c, new ApiRefusal(effect.value, `The sandbox was set to answer ${effect.value}.`))
  if (effect.kind === 'malformed')
    return c.json({ ...empty, code: 200, success: true, data: { malformed: true } })
  return c.json({ ...empty, code: 401, success: false, message: 'Please log in again.' })
}
