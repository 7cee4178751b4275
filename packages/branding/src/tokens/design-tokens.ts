import { createDarkColors } from '../dark-theme.ts'
import type { FrontPage } from '../design/options.ts'
import { fontStack, type Typeface } from '../design/typefaces.ts'
import { roleDescriptions } from '../role-descriptions.ts'
import { type Role, roles } from '../roles.ts'
import { createTheme, type ThemeColors } from '../theme.ts'
import { cornerRadii } from './corners.ts'
import type { Look } from './look.ts'
import { type Alias, type ColorValue, colorValue, type DimensionValue } from './token-values.ts'

type Token<Value> = { readonly $value: Value | Alias; readonly $description?: string }
type Group<Type extends string, Value> = {
  readonly $type: Type
  readonly $description: string
} & Readonly<Record<string, Token<Value> | string>>

/** A tenant's look as design tokens, in the format of the Design Tokens Community Group, 2025.10. */
export type DesignTokens = {
  readonly $description: string
  /** The two given colors, from which all others are derived. */
  readonly brand: Group<'color', ColorValue>
  readonly typeface: Group<'fontFamily', readonly string[]>
  readonly corner: Group<'dimension', DimensionValue>
  readonly light: Group<'color', ColorValue>
  /** Absent if the tenant has no dark theme. */
  readonly dark?: Group<'color', ColorValue>
  /** Options that no token type can express. */
  readonly $extensions: {
    readonly coffer: Pick<Look, 'surface' | 'darkTheme'> & {
      /** Without the picture, which is a file of the tenant. */
      readonly frontPage: Omit<FrontPage, 'picture'>
    }
  }
}

/** A tenant's look as design tokens, for Figma's variables, Style Dictionary and other tools. */
export function designTokens(name: string, look: Look): DesignTokens {
  const { surface, darkTheme } = look
  const { picture: _, ...frontPage } = look.frontPage
  return {
    $description: `The look of ${name}. All colors of light and dark are derived from the two of brand.`,
    brand: {
      $type: 'color',
      $description: 'The two colors that all others are derived from',
      primary: { $value: colorValue(look.colorPrimary) },
      secondary: { $value: colorValue(look.colorSecondary) },
    },
    typeface: {
      $type: 'fontFamily',
      $description: 'The families of text and headings, each with its substitutes',
      text: { $value: fontFamilies(look.textTypeface) },
      heading: { $value: look.headingTypeface ? fontFamilies(look.headingTypeface) : '{typeface.text}' },
    },
    corner: {
      $type: 'dimension',
      $description: `The radius of corners. The shape is ${look.shape}`,
      ...Object.fromEntries(
        cornerRadii(look.shape).map(
          ([corner, value]) => [corner, { $value: { value, unit: 'px' } }] as const,
        ),
      ),
    },
    light: colorGroup('Derived colors on light pages', createTheme(look).colors, look),
    ...(darkTheme && { dark: colorGroup('Derived colors on dark pages', createDarkColors(look), look) }),
    $extensions: { coffer: { surface, frontPage, darkTheme } },
  }
}

function colorGroup($description: string, colors: ThemeColors, look: Look): DesignTokens['light'] {
  const tokenValue = (role: Role): ColorValue | Alias => {
    const color = colors[role]
    if (color === look.colorPrimary) return '{brand.primary}'
    return color === look.colorSecondary ? '{brand.secondary}' : colorValue(color)
  }
  const tokens = roles.map(
    (role) => [role, { $value: tokenValue(role), $description: roleDescriptions[role] }] as const,
  )
  return { $type: 'color', $description, ...Object.fromEntries(tokens) }
}

const fontFamilies = (typeface: Typeface): readonly string[] =>
  fontStack(typeface)
    .split(', ')
    .map((family) => family.replaceAll("'", ''))
