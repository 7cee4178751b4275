import { fileURLToPath } from 'node:url'

const place = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Where things stand in the house. */
export const places = {
  root: place(''),
  tenants: place('tenants'),
  web: place('apps/web/dist'),
  dist: place('tooling/tenant/dist'),
} as const
