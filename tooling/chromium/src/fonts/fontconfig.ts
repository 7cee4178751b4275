/** The font family that a machine uses for each generic family. */
export interface Families<Family extends string = string> {
  readonly sans: Family
  readonly serif: Family
  readonly monospaced: Family
}

/** The families that pages request, by generic family. The generic names at the end are Chromium's as well as CSS's. */
const requested = {
  sans: ['Arial', 'Helvetica', 'Liberation Sans', 'sans-serif', 'sans', 'system-ui', 'cursive', 'fantasy'],
  serif: ['Times New Roman', 'Times', 'Liberation Serif', 'serif'],
  monospaced: ['Courier New', 'Courier', 'Liberation Mono', 'monospace', 'mono'],
} as const satisfies Record<keyof Families, readonly string[]>

interface Folders {
  readonly fonts: string
  readonly cache: string
}

/**
 * A configuration of fontconfig that includes no other one: the fonts of one folder, antialiased in gray and lightly
 * hinted. Any other family that a page requests falls back to the sans-serif one.
 */
export const fontconfigXml = (families: Families, { fonts, cache }: Folders): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(cache)}</cachedir>
${toAliases(families).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${escapeXml(families.sans)}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
  </match>
</fontconfig>
`

const toAliases = ({ sans, serif, monospaced }: Families): readonly string[] => [
  ...requested.sans.map((family) => alias(family, sans)),
  ...requested.serif.map((family) => alias(family, serif)),
  ...requested.monospaced.map((family) => alias(family, monospaced)),
]

const alias = (from: string, to: string): string =>
  `  <alias binding="same"><family>${from}</family><prefer><family>${escapeXml(to)}</family></prefer></alias>`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
