import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import * as v from 'valibot'
import { namespaceIn } from '../folder/default-messages.ts'
import { parseJson } from '../folder/parse-json.ts'

const catalogSchema = v.record(v.string(), v.string())

/**
 * Sends the messages of an edited `locales/<language>.json` to the open pages, which show them and keep what was typed.
 * Without it the page would reload, because nothing accepts an update of JSON.
 */
export function editedMessages(): Plugin {
  return {
    name: 'edited-messages',
    hotUpdate({ file }) {
      if (basename(dirname(file)) !== 'locales' || !file.endsWith('.json')) return undefined
      const namespace = namespaceIn(join(dirname(dirname(file)), 'messages.ts'))
      const catalog = v.safeParse(catalogSchema, parseJson(readFileSync(file)).value)
      // Vite reports a file that cannot be read.
      if (namespace === undefined || !catalog.success) return undefined
      if (this.environment.name === 'client')
        this.environment.hot.send('coffer:messages', {
          language: basename(file, '.json'),
          namespace,
          catalog: catalog.output,
        })
      return []
    },
  }
}
