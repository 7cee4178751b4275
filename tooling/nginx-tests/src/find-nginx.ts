import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Nginx = { readonly path: string; readonly brotliModule: string | null }

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The machine's nginx, or the one that NGINX_PATH names; null if neither exists. */
export function findNginx(): Nginx | null {
  const candidates = [process.env['NGINX_PATH'] ?? '', ...folders.map((folder) => join(folder, 'nginx'))]
  const path = candidates.find((candidate) => candidate !== '' && existsSync(candidate))
  if (path === undefined) return null
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : null }
}

/** Why a test of nginx is left out. */
export const withoutNginx =
  'left out: no nginx on this machine (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static, or set NGINX_PATH to its path)'
