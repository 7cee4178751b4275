/** The operator's access in tests: a key as random as SANDBOX_KEY has to be, and the default host. */
export const operatorKey = '6f1c0f4f9a5e4c0c8b0d7f2e3a915d84'
const operatorHost = 'sandbox.localhost'

/** The host that answers a path: the operator's, the tenant's, or that of its linking page. */
export function hostOf(path: string, tenant = 'harbor'): string {
  if (path.startsWith('/sandbox')) return operatorHost
  return path.startsWith('/fastlink') ? `link.${tenant}.localhost` : `${tenant}.localhost`
}
