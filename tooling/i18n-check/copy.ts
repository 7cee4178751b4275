/** Texts that the specification dictates, in its own spelling. */
const dictated: ReadonlySet<string> = new Set([
  'Deposit cancelled successfully',
  'Too many incorrect attempts. Account Locked.',
])

/** Wording that copy must not have, with its replacement. */
const rules = {
  English: [
    [/['"]/, 'a straight quotation mark or apostrophe: use ’ “ ”'],
    [/\b(bring|brings|bringing|brought)\b/i, '“bring”: say load, restore or show'],
    [/\b(anew|afresh)\b/i, '“anew” or “afresh”: say again'],
    [/\bcall(ed|ing)? (it )?off\b/i, '“call off”: say cancel'],
    [/\b(go|goes|going) on\b/i, '“go on”: say continue'],
    [/\bat hand\b/i, '“at hand”: say what is needed'],
    [/\bany more(?=[.,;:!?]|$)/i, '“any more”: say anymore or no longer'],
    [/\bwrite to us\b/i, '“write to us”: say message us'],
    [/\b(can|could|did|does|do|is|are|will|would)( not|not)\b/i, 'no contraction: say can’t, isn’t, don’t'],
    [/\b(no longer|is|are) good\b/i, '“good”: say that it expires or has expired'],
    [/\bcame back\b/i, '“came back”: say was returned'],
    [/\bnot right\b/i, '“not right”: say incorrect'],
    [/\balready is\b/i, '“already is”: say is already'],
    [/\bonce more\b/i, '“once more”: say again'],
    [/^ask for\b|[.;] ask for\b/i, '“Ask for”: say Request'],
    [/\binstitution\b/i, '“institution”: say bank'],
    [/\bcancelled|cancelling\b/i, 'British spelling: canceled, canceling'],
    [/\bemail address\b/i, '“email address”: say email'],
    [/\bmobile phone\b/i, '“mobile phone”: say mobile number'],
  ],
  Spanish: [
    [/['"«»]/, 'a straight or angled quotation mark: use ’ “ ”'],
    [/^[^¿]*\?|^[^¡]*\p{L}!/u, 'an opening ¿ or ¡ is missing'],
    [/ %/, 'US numbers: no space before %'],
    [/\b(introduzca|digite|teclee)\b/i, 'one verb for entering: Ingrese'],
    [/\bescrib(a|ir)\b(?! (a|al|sobre|un mensaje)\b)/i, '“Escriba”: say Ingrese, except for a message'],
    [/\b(escríba(lo|la|los|las)|lo que (se )?escrib)/i, '“escribir”: say ingresar, except for a message'],
    [/\b(tu|tus|te|puedes|tienes|debes|quieres)\b/i, 'a reader is usted'],
    [/\bemail\b/i, '“email”: say correo electrónico'],
    [/\bcorreos?\b(?! (electrónico|postal|no deseado))/i, '“correo” alone: say correo electrónico'],
    [/\bmóvil|\bteléfono celular\b/i, '“móvil”: say número de celular'],
    [/\btra(e|er|erá|emos|iga|jo|yendo)\b/i, '“traer”: say cargar'],
    [/\bmicrodepósito/i, '“microdepósito”: say depósito pequeño'],
    [/\b(dar aviso|se sostiene)\b/i, 'a calque: say notificar, seguir'],
    [/\bde nuevo\b.*\bde nuevo\b/i, '“de nuevo” twice: say volver a once'],
    [/\b(documento|formulario)s? fiscal/i, '“documento fiscal”: say documento tributario'],
    [
      /^(Programada|Completada|Anulad[ao]|Cancelada|Devuelta|Fallida)$/,
      'statuses: Programado, Pendiente, Completado, Cancelado, Devuelto, Fallido',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [RegExp, string])[]>>

/** Texts of one language that break the rules of copy. */
export function copyProblems(language: keyof typeof rules, texts: unknown): string[] {
  return Object.entries(texts ?? {}).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text !== 'string' || dictated.has(text)) return []
    const shown = text.replaceAll(/\{\{.*?\}\}|\{\w+\}/g, '')
    return rules[language]
      .filter(([rule]) => rule.test(shown))
      .map(([, problem]) => `"${key}" in ${language}: ${problem}`)
  })
}
