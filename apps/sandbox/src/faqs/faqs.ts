import type { Language } from '../http/refusal.ts'

type Words = { readonly question: string; readonly answer: string }
type Faq = Readonly<Record<Language, Words>> & {
  readonly uuid: string
  readonly category: keyof typeof categories
}

export const categories = {
  savings: { en: 'Savings and interest', es: 'Ahorros e intereses' },
  transfers: { en: 'Deposits and withdrawals', es: 'Depósitos y retiros' },
  linking: { en: 'Linked banks', es: 'Bancos vinculados' },
  documents: { en: 'Documents', es: 'Documentos' },
  security: { en: 'Security', es: 'Seguridad' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

/** What people ask about a savings account, in the order in which they ask. */
export const faqs: readonly Faq[] = [
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0001',
    category: 'savings',
    en: {
      question: 'How is my interest counted and paid?',
      answer:
        '<p>Your annual percentage yield is <strong>{apy}%</strong>. Interest accrues each day on all that has settled in your account, by the daily balance method. It compounds monthly and is credited at the end of each month.</p>',
    },
    es: {
      question: '¿Cómo se calculan y pagan mis intereses?',
      answer:
        '<p>Su rendimiento porcentual anual es del <strong>{apy}%</strong>. Los intereses se acumulan cada día sobre todo lo liquidado en su cuenta, por el método de saldo diario. Se capitalizan mensualmente y se abonan al final de cada mes.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0002',
    category: 'savings',
    en: {
      question: 'Are there fees or a minimum balance?',
      answer: '<p>No. There is no monthly fee, no fee for transfers and no minimum balance.</p>',
    },
    es: {
      question: '¿Hay comisiones o un saldo mínimo?',
      answer: '<p>No. No hay comisión mensual, ni comisión por transferencias, ni saldo mínimo.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0003',
    category: 'savings',
    en: {
      question: 'What is the difference between my available, current and pending balance?',
      answer:
        '<ul><li><strong>Available</strong> is what you can withdraw now.</li><li><strong>Current</strong> is all that has settled, deposits still on hold among it. It earns interest.</li><li><strong>Pending</strong> is on its way to us and not here yet.</li></ul>',
    },
    es: {
      question: '¿Qué diferencia hay entre mi saldo disponible, actual y pendiente?',
      answer:
        '<ul><li><strong>Disponible</strong> es lo que puede retirar ahora.</li><li><strong>Actual</strong> es todo lo liquidado, incluidos los depósitos aún retenidos. Genera intereses.</li><li><strong>Pendiente</strong> es lo que viene en camino y aún no ha llegado.</li></ul>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0004',
    category: 'transfers',
    en: {
      question: 'How long does a deposit take?',
      answer:
        '<p>A deposit made before 4:00 PM Eastern on a business day goes out that day; a later one on the next business day. It settles at 8:30 AM Eastern on the business day after, and starts to earn interest.</p>',
    },
    es: {
      question: '¿Cuánto tarda un depósito?',
      answer:
        '<p>Un depósito hecho antes de las 4:00 p. m., hora del Este, de un día hábil sale ese día; uno posterior, el siguiente día hábil. Se liquida a las 8:30 a. m., hora del Este, del día hábil posterior y comienza a generar intereses.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0005',
    category: 'transfers',
    en: {
      question: 'Why is my deposit on hold, and until when?',
      answer:
        '<p>Your other bank can still send a deposit back after it settled. That is why you can use it from 8:30 AM Eastern on the <strong>second business day</strong> after it went out. It earns interest meanwhile. Transactions shows the day for each deposit.</p>',
    },
    es: {
      question: '¿Por qué está retenido mi depósito y hasta cuándo?',
      answer:
        '<p>Su otro banco aún puede devolver un depósito después de liquidado. Por eso puede usarlo desde las 8:30 a. m., hora del Este, del <strong>segundo día hábil</strong> después de que salió. Mientras tanto genera intereses. En Transacciones ve el día de cada depósito.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0006',
    category: 'transfers',
    en: {
      question: 'How much can I move?',
      answer:
        '<p>A deposit can be up to {depositMax}, and all deposits of a day up to {depositDaily}. You can withdraw what is available, up to {withdrawDaily} a day.</p>',
    },
    es: {
      question: '¿Cuánto dinero puedo mover?',
      answer:
        '<p>Un depósito puede ser de hasta {depositMax}, y todos los de un día, de hasta {depositDaily}. Puede retirar lo que esté disponible, hasta {withdrawDaily} al día.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0007',
    category: 'transfers',
    en: {
      question: 'Can I cancel or change a deposit?',
      answer:
        '<p>A scheduled deposit can be changed or cancelled until 8:30 AM Eastern on its day. Any other can be cancelled until it is submitted at 4:00 PM Eastern. Open it under Transactions.</p>',
    },
    es: {
      question: '¿Puedo cancelar o cambiar un depósito?',
      answer:
        '<p>Un depósito programado se puede cambiar o cancelar hasta las 8:30 a. m., hora del Este, de su día. Cualquier otro se puede cancelar hasta que se envía a las 4:00 p. m., hora del Este. Ábralo en Transacciones.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0008',
    category: 'transfers',
    en: {
      question: 'What happens when a transfer is returned?',
      answer:
        '<p>Your other bank sends it back with a reason, such as insufficient funds. We take its amount out of your balance again and tell you by alert and email. There is no fee. After some reasons we ask you to link your bank again.</p>',
    },
    es: {
      question: '¿Qué sucede cuando se devuelve una transferencia?',
      answer:
        '<p>Su otro banco la devuelve con un motivo, como fondos insuficientes. Descontamos su monto de su saldo y le avisamos con una alerta y un correo electrónico. No hay comisión. Por algunos motivos le pedimos que vuelva a vincular su banco.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0009',
    category: 'linking',
    en: {
      question: 'How do I link a bank?',
      answer:
        '<p>Either instantly, by logging in to your bank in our linking window, or with its routing and account number. Then we send two small deposits, and you tell us their amounts to show that the account is yours.</p>',
    },
    es: {
      question: '¿Cómo vinculo un banco?',
      answer:
        '<p>Al instante, iniciando sesión en su banco en nuestra ventana segura, o con sus números de ruta y de cuenta. En ese caso enviamos dos depósitos pequeños y usted ingresa los montos para mostrar que la cuenta es suya.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0010',
    category: 'documents',
    en: {
      question: 'Where are my statements and tax documents?',
      answer:
        '<p>Under Documents. A statement comes on the first of each month. Form 1099-INT comes at the end of January for a year in which you earned $10.00 of interest or more. You can ask for paper copies at no charge.</p>',
    },
    es: {
      question: '¿Dónde están mis estados de cuenta y documentos tributarios?',
      answer:
        '<p>En Documentos. El día 1 de cada mes hay un nuevo estado de cuenta. El formulario 1099-INT llega a fines de enero por un año en el que ganó $10.00 o más de intereses. Puede pedir copias en papel sin cargo.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0011',
    category: 'documents',
    en: {
      question: 'How do I close my account?',
      answer:
        '<p>Choose Withdraw, then everything. Scheduled deposits end, the interest until that day is paid, and your whole balance goes to your linked account. Your statements stay under Documents.</p>',
    },
    es: {
      question: '¿Cómo cierro mi cuenta?',
      answer:
        '<p>Elija Retirar y luego todo. Los depósitos programados terminan, se pagan los intereses hasta ese día y todo su saldo va a su cuenta vinculada. Sus estados de cuenta siguen en Documentos.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0012',
    category: 'security',
    en: {
      question: 'Why do you ask for a code when I log in?',
      answer:
        '<p>A code sent to your phone or email shows that it is you, even if someone knows your password. On a device that only you use you can have it remembered for 30 days. <strong>We never ask you for a code by phone or message.</strong></p>',
    },
    es: {
      question: '¿Por qué me piden un código al iniciar sesión?',
      answer:
        '<p>Un código enviado a su celular o a su correo electrónico muestra que es usted, aunque alguien conozca su contraseña. En un dispositivo que solo usted usa puede pedir que lo recordemos por 30 días. <strong>Nunca le pedimos un código por teléfono o mensaje.</strong></p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0013',
    category: 'security',
    en: {
      question: 'I lost my phone or think that someone is in my account. What do I do?',
      answer:
        '<p>Log in on another device, change your password and remove remembered devices in My Account. Then call {bank} at {phone}, or email {email} without confidential information.</p>',
    },
    es: {
      question: 'Perdí mi teléfono o creo que alguien entró en mi cuenta. ¿Qué hago?',
      answer:
        '<p>Inicie sesión en otro dispositivo, cambie su contraseña y quite los dispositivos recordados en Mi cuenta. Luego llame a {bank} al {phone} o escriba a {email} sin información confidencial.</p>',
    },
  },
]
