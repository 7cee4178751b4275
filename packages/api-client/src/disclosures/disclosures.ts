import { call, type CallOptions } from '../transport/call.ts'
import { disclosureSchema, disclosuresSchema, signedSchema, type Disclosure, type Signed } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Disclosure, Signed } from './schema.ts'

/** All disclosures ever presented to the depositor. */
const fetchDisclosures = ({ signal }: CallOptions = {}): Promise<Disclosure[]> =>
  call({ method: 'GET', path: '/disclosures', search: { all: 'true' }, schema: disclosuresSchema, signal })

/** The active disclosures. */
const fetchActiveDisclosures = ({ signal }: CallOptions = {}): Promise<Disclosure[]> =>
  call({ method: 'GET', path: '/disclosures/active', schema: disclosuresSchema, signal })

/** One version of a disclosure, by its hash. */
export const fetchDisclosure = (
  uuid: string,
  hash: string,
  { signal }: CallOptions = {},
): Promise<Disclosure> =>
  call({
    method: 'GET',
    path: '/disclosure/{uuid}/{hash}',
    params: { uuid, hash },
    schema: disclosureSchema,
    signal,
  })

/** Signs a disclosure. Fails with `invalid` if the hash is no longer the current one. */
export const signDisclosure = (
  disclosure: string,
  { hash }: { hash: string },
  { signal }: CallOptions = {},
): Promise<Signed> =>
  call({
    method: 'POST',
    path: '/disclosure/{disclosure}',
    params: { disclosure },
    body: { attestation: true, hash },
    schema: signedSchema,
    signal,
  })

/** Completes step `disclosures` after all active ones are signed. Invalidate the depositor afterwards. */
export const finishDisclosures = ({ signal }: CallOptions = {}): Promise<Disclosure[]> =>
  call({
    method: 'GET',
    path: '/disclosures',
    search: { update_step: 'true' },
    schema: disclosuresSchema,
    signal,
  })

export const disclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'all'], queryFn: fetchDisclosures })

export const activeDisclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'active'], queryFn: fetchActiveDisclosures })
