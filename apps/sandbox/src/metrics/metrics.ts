import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { DueWork } from '../due-work/due-work.ts'

/** The values that one completed call adds. */
export interface AnsweredCall {
  /** The slug of a tenant that is served; null for a call to none, such as the operator's. */
  readonly tenant: string | null
  readonly method: string
  /** The pattern of the path, such as `/api/v1/goals/:uuid`. */
  readonly call: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly observe: (answered: AnsweredCall) => void
  /** All metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/**
 * Rate, errors and duration of each call, the lag of due work, and process metrics. No label names a person.
 *
 * Tenants have metrics of their own, without the call: each call of each of a thousand tenants would be too many series.
 */
export function createMetrics(work: Pick<DueWork, 'lag'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'call'] as const
  const requests = new Counter({
    name: 'coffer_http_requests_total',
    help: 'Answered calls',
    labelNames: [...labelNames, 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'coffer_http_request_duration_seconds',
    help: 'Time to the answer of a call',
    labelNames: [...labelNames],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const tenantRequests = new Counter({
    name: 'coffer_tenant_http_requests_total',
    help: 'Answered calls of a tenant, by the class of their status',
    labelNames: ['tenant', 'status'],
    registers,
  })
  const tenantDuration = new Histogram({
    name: 'coffer_tenant_http_request_duration_seconds',
    help: 'Time to the answer of a call of a tenant',
    labelNames: ['tenant'],
    buckets: [0.1, 0.5, 1, 2.5],
    registers,
  })
  const lag = new Gauge({
    name: 'coffer_due_work_lag_seconds',
    help: 'How long the oldest due job has been waiting',
    registers,
    async collect() {
      lag.set(await work.lag())
    },
  })
  return {
    observe: ({ tenant, method, call, status, seconds }) => {
      requests.inc({ method, call, status })
      duration.observe({ method, call }, seconds)
      if (tenant === null) return
      tenantRequests.inc({ tenant, status: `${Math.floor(status / 100)}xx` })
      tenantDuration.observe({ tenant }, seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
