/** The part of subset-font that fixes the weight of a variable font and keeps selected characters. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
  ): Promise<Uint8Array>
}
