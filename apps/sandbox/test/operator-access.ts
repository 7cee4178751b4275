/** The operator's key in tests, as random as SANDBOX_KEY has to be. */
export const operatorKey = '6f1c0f4f9a5e4c0c8b0d7f2e3a915d84'
const operatorHost = 'sandbox.localhost'

/** Host that serves a path: the operator's, the tenant's, or that of its linking page. */
export function hostForPath(path: string, tenant = 'harbor'): string {
  if (path.startsWith('/sandbox')) return operatorHost
  return path.startsWith('/fastlink') ? `link.${tenant}.localhost` : `${tenant}.localhost`
}
