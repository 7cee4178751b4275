import { inMatchingOrder } from '@coffer/provider-kit/serve-calls'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Handler, Handlers, Received, SomeHandlers } from '../../src/http/handler.ts'
import { declaredCalls } from '../../src/openapi/declared-calls.ts'

describe('the handler of a declared call', () => {
  it('A handler gets the parameters of its path by name', () => {
    type Params = Received<'POST /accounts/{uuid}/goals/{goal}/archive'>['params']
    expectTypeOf<Params>().toEqualTypeOf<Readonly<Record<'uuid' | 'goal', string>>>()
  })

  it('A handler gets the body that its operation declares, and none if it declares none', () => {
    type Body = Awaited<ReturnType<Received<'PATCH /accounts/{uuid}'>['readBody']>>
    expectTypeOf<Body>().toHaveProperty('nickname')
    expectTypeOf<Received<'DELETE /sessions'>['readBody']>().toBeNever()
  })

  it('A handler returns the data that its operation declares', () => {
    expectTypeOf(() => ({ token_duration: 1 })).toExtend<Handler<'GET /auth-check'>>()
    expectTypeOf(() => ({ token_duration: '1' })).not.toExtend<Handler<'GET /auth-check'>>()
    expectTypeOf(() => new Response()).not.toExtend<Handler<'GET /auth-check'>>()
  })

  it('A handler of a call that is not declared does not compile', () => {
    expectTypeOf<SomeHandlers>().not.toHaveProperty('GET /nothing')
  })

  it('A declared call without a handler does not compile', () => {
    expectTypeOf<Omit<Handlers, 'GET /faqs'>>().not.toExtend<Handlers>()
  })
})

describe('inMatchingOrder', () => {
  const paths = inMatchingOrder(declaredCalls).map(({ path }) => path)

  it.each([
    ['/accounts/{uuid}/goals/order', '/accounts/{uuid}/goals/{goal}'],
    ['/depositor/beneficiaries/update-allocations', '/depositor/beneficiaries/{uuid}'],
    ['/statements/years', '/statements/{year}'],
  ])('inMatchingOrder puts %s before %s', (fixed, pattern) => {
    expect(paths).toContain(fixed)
    expect(paths.indexOf(fixed)).toBeLessThan(paths.indexOf(pattern))
  })
})
