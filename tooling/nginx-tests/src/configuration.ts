import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Nginx } from './find-nginx.ts'

export type Places = {
  /** The output of a build: a folder for each tenant. */
  readonly pages: string
  /** The folder that holds the compiled application's `assets`. */
  readonly web: string
  /** The origin of the provider. */
  readonly api: string
  /** The access log. */
  readonly log: string
}

export type NginxOptions = {
  /** Additional directives of the `http` context. */
  readonly directives?: readonly string[]
  /** The contents of `listen.conf`; without TLS by default. */
  readonly listen?: (port: number) => string
  readonly isReloaded?: boolean
}

const guide = fileURLToPath(new URL('../../../docs/serving.md', import.meta.url))

/** The first block of a language in docs/serving.md that contains a text. */
export function guideExample(language: 'nginx' | 'sh', text: string): string {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)
  for (const [, name, content = ''] of blocks) if (name === language && content.includes(text)) return content
  throw new Error(`docs/serving.md has no ${language} example with ${text}`)
}

/** The guide's configuration with these paths instead of its examples, each in quotes, since a path may have spaces. */
function guideConfiguration({ pages, web, api, log }: Places): string {
  const placeByExample: Readonly<Record<string, string>> = {
    '/srv/coffer/pages': pages,
    '/srv/coffer/web': web,
    '/var/log/nginx/coffer.log': log,
  }
  return guideExample('nginx', '$coffer_pages')
    .replaceAll(
      /(\/srv\/coffer\/(?:pages|web)|\/var\/log\/nginx\/coffer\.log)([^\s;]*)/g,
      (_, place: string, rest: string) => `"${placeByExample[place] ?? place}${rest}"`,
    )
    .replaceAll('http://127.0.0.1:4100', api)
}

/** One process, or a master with a worker, which a reload needs. Started as root, the worker would switch to another user, who may read less. */
const processes = (isReloaded: boolean): readonly string[] => {
  if (!isReloaded) return ['master_process off;']
  return process.getuid?.() === 0 ? ['worker_processes 1;', 'user root;'] : ['worker_processes 1;']
}

/** A whole configuration in the foreground, which leaves nothing outside its own folder. */
export function configuration(
  nginx: Nginx,
  places: Places,
  { directives = [], isReloaded = false }: NginxOptions,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    ...(nginx.brotliModule === null ? [] : [`load_module ${nginx.brotliModule};`]),
    'daemon off;',
    ...processes(isReloaded),
    'pid nginx.pid;',
    'error_log stderr notice;',
    'events { worker_connections 64; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path temporary/${name};`),
    ...(nginx.brotliModule === null ? [] : ['brotli_static on;']),
    ...directives,
    guideConfiguration(places),
    '}',
  ].join('\n')
}
