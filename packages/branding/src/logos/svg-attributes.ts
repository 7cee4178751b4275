import { isAllowedAttribute, paintProperties } from './svg-allowed.ts'

/** The fields of saxes’ attribute that are used. */
export interface SvgAttribute {
  readonly name: string
  readonly prefix: string
  readonly local: string
  readonly uri: string
  readonly value: string
}

const svgReference = /^#([\w:.-]+)$/
const urlReference = /url\(\s*(?:#([\w:.-]+)|"#([\w:.-]+)"|'#([\w:.-]+)')\s*\)/g
/** A reference to another resource, or an escape that could hide one. */
const unsafe =
  /[\\@]|url\s*\(|(?:image|image-set|cross-fade|element|src|expression|attr|var|env)\s*\(|:\/\/|javascript:|data:/i

const namespaces = {
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
} as const

/** The ids that an attribute refers to. */
export function findReferences({ local, value }: SvgAttribute): readonly string[] {
  const [, id] = local === 'href' ? (svgReference.exec(value) ?? []) : []
  if (id !== undefined) return [id]
  return [...value.matchAll(urlReference)].flatMap(([, ...names]) =>
    names.filter((name) => name !== undefined),
  )
}

/** Why a logo may not have an attribute, as a phrase after “has <element> with”; null if it may. */
export function attributeProblem(attribute: SvgAttribute): string | null {
  const { name, local, uri, value } = attribute
  if (uri === namespaces.xmlns || name === 'xmlns') return null
  if (/^on/i.test(local)) return `the event handler ${name}; remove it`
  if (isReference(attribute))
    return svgReference.test(value) ? null : `${name} to somewhere else; it may only be #name`
  if (uri === namespaces.xml && (local === 'space' || local === 'lang')) return null
  if (uri !== '' || !isAllowedAttribute(name)) return `the attribute ${name}, which a logo may not; remove it`
  if (name === 'style') return styleProblem(value)
  if (isUnsafe(value)) return `${name} with a reference or an escape; it may only use url(#name)`
  return null
}

const isReference = ({ local, uri }: SvgAttribute): boolean =>
  local === 'href' && (uri === '' || uri === namespaces.xlink)

const isUnsafe = (value: string): boolean => unsafe.test(value.replaceAll(urlReference, ''))

function styleProblem(style: string): string | null {
  if (isUnsafe(style)) return 'style with a reference or an escape; it may only use url(#name)'
  for (const declaration of style.split(';')) {
    const [property = ''] = declaration.split(':', 1)
    const name = property.trim().toLowerCase()
    if (name !== '' && !paintProperties.has(name)) return `the style ${name}, which a logo may not; remove it`
  }
  return null
}
