import { at, element, redraw, typed } from './elements.ts'
import { type Brand, request } from './request.ts'

type Pair = Brand['pairs'][number]

/** The pairs shown last, and their tenant: the baseline for comparing a change. */
let shown: { ofTenant: string; pairs: readonly Pair[] } | null = null
let branding: unknown = null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Shows the current branding of the tenant's pages, and the effect of the last change on its contrast. */
export async function showBrand(ofTenant: string, form: HTMLFormElement): Promise<void> {
  const brand = await request('GET', '/branding', ofTenant)
  ;({ branding } = brand)
  const fields = toRecord(branding)
  const values = { ...fields, support: toRecord(fields['emails'])['support'] }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    // Only the default changes, so that typed text is kept until it is sent.
    if (field instanceof HTMLInputElement) field.defaultValue = toText(value)
  }
  at('brand-source', HTMLElement).textContent = describeSource(brand)
  const failing = brand.pairs.filter(({ passes }) => !passes)
  at('contrast-summary', HTMLElement).textContent =
    failing.length === 0
      ? `All ${brand.pairs.length} pairs have the contrast that they need.`
      : `${failing.length} of ${brand.pairs.length} pairs lack contrast.`
  redraw(
    at('brand-explained', HTMLElement),
    brand.explained.map((sentence) => element('li', sentence)),
  )
  showChanges(ofTenant, brand.pairs)
}

function describeSource({ is_own, problems }: Brand): string {
  if (problems.length > 0) return `Invalid; pages keep the last valid one: ${problems.join('; ')}`
  return is_own ? 'The brand of the tenant’s folder.' : 'A live brand in place of the folder’s.'
}

/** Shows pairs whose contrast differs from what was shown last; they stay until the next change. */
function showChanges(ofTenant: string, pairs: readonly Pair[]): void {
  const before = shown?.ofTenant === ofTenant ? shown.pairs : pairs
  const known = new Map(before.map((pair) => [pairKey(pair), pair.ratio]))
  const changed = pairs.filter((pair) => known.get(pairKey(pair)) !== pair.ratio)
  const isSame = shown?.ofTenant === ofTenant && changed.length === 0
  shown = { ofTenant, pairs }
  if (isSame) return
  at('contrast-table', HTMLElement).hidden = changed.length === 0
  redraw(
    at('contrast-changes', HTMLElement),
    changed.map((pair) => renderRow(pair, known.get(pairKey(pair)) ?? '')),
  )
}

const pairKey = ({ color, background }: Pair): string => `${color} on ${background}`

function renderRow({ color, background, ratio, needed, passes }: Pair, before: string): HTMLElement {
  const header = element('th', color)
  header.setAttribute('scope', 'row')
  const cells = [background, before, passes ? ratio : `${ratio}, too low`, needed]
  return element('tr', header, ...cells.map((cell) => element('td', cell)))
}

/** Sends the typed fields together with the other, unchanged fields of the branding. */
export async function saveBrand(ofTenant: string, form: HTMLFormElement): Promise<string> {
  const { support, ...fields } = typed(form)
  const rest = toRecord(branding)
  const emails = { ...toRecord(rest['emails']), support }
  await request('PUT', '/branding', ofTenant, { ...rest, ...fields, emails })
  form.reset()
  return 'The brand is live; pages take it over within an hour.'
}

export async function restoreBrand(ofTenant: string, form: HTMLFormElement): Promise<string> {
  await request('DELETE', '/branding', ofTenant)
  form.reset()
  return 'The tenant’s brand is restored.'
}
