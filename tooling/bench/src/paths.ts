import { fileURLToPath } from 'node:url'

const place = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Folders of the repository. */
export const paths = {
  root: place(''),
  node: place('node_modules/.bin/node'),
  provider: place('apps/sandbox/src/main.ts'),
  app: place('apps/web'),
  web: place('apps/web/dist'),
  tenants: place('tenants'),
  rendered: place('tooling/tenant/dist/harbor'),
  cache: place('.cache/bench'),
  speed: place('docs/speed.md'),
} as const
