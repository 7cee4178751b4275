import { readFileSync } from 'node:fs'
import {
  type Fallback,
  type FontWeight,
  fontWeights,
  type Typeface,
  type TypefaceMetrics,
} from '@coffer/branding/typefaces'
import { create } from 'fontkit'
import { fontPath } from './font-files.ts'

/** Text of the product in both languages, by which the widths of families are compared. */
const sample =
  'Available balance $12,480.32 Deposit Withdraw Your transfer arrives on Friday, November 27. ' +
  'We sent a code to your phone. Enter it here to log in to your account. Forgot your password? ' +
  'You can link another bank, change how much you save every month, and see what your savings have earned. ' +
  'Saldo disponible $12,480.32 Depositar Retirar Su transferencia llega el viernes 27 de noviembre. ' +
  'Le enviamos un código a su teléfono. Escríbalo aquí para iniciar sesión. ¿Olvidó su contraseña? ' +
  'Puede vincular otro banco, cambiar cuánto ahorra cada mes y ver lo que han ganado sus ahorros.'

const amount = '$0123456789'
/** The OpenType feature for digits of equal width, which amounts use. */
const tabular = ['tnum']

/** Families with exactly the same widths as the systems' fonts, which cannot be bundled. */
const metricCompatible: Readonly<Record<Fallback, string>> = { Arial: 'Arimo', 'Times New Roman': 'Tinos' }

/** The metrics of a family, from its files. */
export function measureTypeface(typeface: Typeface, fallback: Fallback): TypefaceMetrics {
  const regular = openFont(typeface, 400)
  const share = (units: number): number => rounded(units / regular.unitsPerEm)
  const compared = (weight: FontWeight, text: string, features: readonly string[] = []): number =>
    rounded(
      relativeWidth(openFont(typeface, weight), text, features) /
        relativeWidth(openFont(metricCompatible[fallback], weight === 400 ? 400 : 700), text, features),
    )
  const widthAt = (weight: FontWeight): number => compared(weight, sample)
  const [light, bold, black] = fontWeights
  return {
    fallback,
    ascent: share(regular.ascent),
    descent: share(-regular.descent),
    widths: { [light]: widthAt(light), [bold]: widthAt(bold), [black]: widthAt(black) },
    figures: compared(black, amount, tabular),
  }
}

/** The widths of texts in the fallback, relative to a font that replaces it: regular, bold, and the digits of amounts. */
export function measureSystemFont(font: string, fallback: Fallback): readonly [number, number, number] {
  const compared = (weight: FontWeight, text: string, features: readonly string[] = []): number =>
    rounded(
      relativeWidth(openFont(metricCompatible[fallback], weight), text, features) /
        relativeWidth(openFont(font, weight), text, features),
    )
  return [compared(400, sample), compared(700, sample), compared(700, amount, tabular)]
}

/** Whether digits have equal widths, by default or by the family's `tnum` feature. */
export function hasTabularFigures(typeface: Typeface, weight: FontWeight): boolean {
  const { glyphs } = openFont(typeface, weight).layout('0123456789', tabular)
  return new Set(glyphs.map(({ advanceWidth }) => Math.round(advanceWidth))).size === 1
}

type OpenFont = ReturnType<typeof create>

const openedFonts = new Map<string, OpenFont>()

/** Opened fonts are cached: fontkit inflates the tables of a file, which takes longer than measuring. */
function openFont(typeface: string, weight: FontWeight): OpenFont {
  const name = `${typeface.toLowerCase().replaceAll(' ', '-')}-latin-${weight}-normal`
  const font = openedFonts.get(name) ?? create(readFileSync(fontPath(typeface, name, 'woff')))
  openedFonts.set(name, font)
  return font
}

/** The width of a text as a multiple of the font size. */
const relativeWidth = (font: OpenFont, text: string, features: readonly string[]): number =>
  font.layout(text, features).advanceWidth / font.unitsPerEm

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
