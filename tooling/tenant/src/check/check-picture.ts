import { pictureProblems } from '@coffer/branding/picture-check'
import type { Tenant } from '@coffer/branding/tenant-schema'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'

/** Requires the picture that the design names, in a format that browsers can show, and allows no other file. */
export function checkPicture(
  { slug, pictures }: TenantFolder,
  { design: { frontPage }, languages }: Tenant,
): { readonly content: Uint8Array | null; readonly problems: readonly Problem[] } {
  const { picture, tone } = frontPage
  const ofFile = (file: string, hint: string): Problem => ({
    file: `tenants/${slug}/pictures/${file}`,
    field: 'the file',
    hint,
  })
  const ofField = (field: string, hint: string): Problem => ({
    file: `tenants/${slug}/tenant.json`,
    field: `design.frontPage.${field}`,
    hint,
  })
  const others = [...pictures.keys()].filter((file) => file !== picture?.file)
  const problems = others.map((file) => ofFile(file, 'is not the picture of tenant.json; remove it'))
  if (!picture) return { content: null, problems }

  const content = pictures.get(picture.file) ?? null
  const hints = content
    ? pictureProblems(picture.file, content)
    : ['is missing; tenant.json names it as the picture of the front page']
  problems.push(...hints.map((hint) => ofFile(picture.file, hint)))
  if (tone === 'light') problems.push(ofField('tone', 'has no effect beside a picture; remove it'))
  const missingLanguages = picture.alternativeText
    ? languages.filter((language) => picture.alternativeText?.[language] === undefined)
    : []
  const hint = 'is missing; describe the picture in every language of the tenant, or in none'
  problems.push(...missingLanguages.map((language) => ofField(`picture.alternativeText.${language}`, hint)))
  return { content, problems }
}
