import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Nginx } from './find-nginx.ts'

export type Places = {
  /** What a build put out: a folder for each tenant. */
  readonly pages: string
  /** The folder that holds the compiled application's `assets`. */
  readonly web: string
  /** Where the provider answers. */
  readonly api: string
  /** The access log. */
  readonly log: string
}

const guide = fileURLToPath(new URL('../../../docs/serving.md', import.meta.url))

/** What docs/serving.md tells an operator to write, with these places in the stead of its examples. */
function asTheGuideSays({ pages, web, api, log }: Places): string {
  const [, example] = /```nginx\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? []
  if (example === undefined) throw new Error('docs/serving.md shows no configuration for nginx')
  return example
    .replaceAll('/srv/coffer/pages', pages)
    .replaceAll('/srv/coffer/web', web)
    .replaceAll('http://127.0.0.1:4100', api)
    .replaceAll('/var/log/nginx/coffer.log', log)
}

/** A whole configuration for one process in the foreground, which leaves nothing outside its own folder. */
export function configuration(nginx: Nginx, places: Places, directives: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    ...(nginx.brotliModule === null ? [] : [`load_module ${nginx.brotliModule};`]),
    'daemon off;',
    'master_process off;',
    'pid nginx.pid;',
    'error_log stderr notice;',
    'events { worker_connections 64; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path temporary/${name};`),
    ...(nginx.brotliModule === null ? [] : ['brotli_static on;']),
    ...directives,
    asTheGuideSays(places),
    '}',
  ].join('\n')
}
