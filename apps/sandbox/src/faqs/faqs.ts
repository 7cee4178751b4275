import type { Insurer } from '@coffer/branding/insurer'
import type { Language } from '@coffer/i18n/languages'

type QuestionAndAnswer = { readonly question: string; readonly answer: string }
type Faq = Readonly<Record<Language, QuestionAndAnswer>> & {
  readonly uuid: string
  readonly category: keyof typeof categories
}

export const categories = {
  savings: { en: 'Savings and interest', es: 'Ahorros e intereses' },
  transfers: { en: 'Deposits and withdrawals', es: 'Depósitos y retiros' },
  account: { en: 'Your account', es: 'Su cuenta' },
  linking: { en: 'Linked banks', es: 'Bancos vinculados' },
  documents: { en: 'Documents', es: 'Documentos' },
  security: { en: 'Security', es: 'Seguridad' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

/** The answer about insurance, by insurer. Without a known insurer, it refers to the bank. */
export const insurance = {
  FDIC: {
    en: 'Yes. {bank} is insured by the FDIC. Your savings are protected up to $250,000 for each depositor and ownership category. A joint account is covered separately, up to $250,000 for each holder.',
    es: 'Sí. {bank} está asegurado por la FDIC. Sus ahorros están protegidos hasta $250,000 por depositante y categoría de titularidad. Una cuenta conjunta está cubierta por separado, hasta $250,000 por titular.',
  },
  NCUA: {
    en: 'Yes. {bank} is insured by the NCUA, an agency of the U.S. government. Your savings are protected up to $250,000 for each member and ownership category. A joint account is covered separately, up to $250,000 for each holder.',
    es: 'Sí. {bank} está asegurado por la NCUA, una agencia del gobierno de los Estados Unidos. Sus ahorros están protegidos hasta $250,000 por socio y categoría de titularidad. Una cuenta conjunta está cubierta por separado, hasta $250,000 por titular.',
  },
  none: {
    en: 'Call {bank} at {phone} and we’ll tell you how your savings are protected.',
    es: 'Llame a {bank} al {phone} y le diremos cómo están protegidos sus ahorros.',
  },
} as const satisfies Record<Insurer, Readonly<Record<Language, string>>>

/** Frequent questions about a savings account, by group, in the usual order. */
export const faqs: readonly Faq[] = [
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0014',
    category: 'savings',
    en: {
      question: 'Are my savings insured?',
      answer: '<p>{insured}</p>',
    },
    es: {
      question: '¿Están asegurados mis ahorros?',
      answer: '<p>{insured}</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0001',
    category: 'savings',
    en: {
      question: 'When does interest arrive, and how is it calculated?',
      answer:
        '<p>We add it to your balance at the end of each month. Your annual percentage yield (APY) is <strong>{apy}%</strong>. Interest accrues each day on your current balance, by the daily balance method, and compounds monthly.</p>',
    },
    es: {
      question: '¿Cuándo llegan mis intereses y cómo se calculan?',
      answer:
        '<p>Los sumamos a su saldo al final de cada mes. Su rendimiento porcentual anual (APY) es del <strong>{apy}%</strong>. Los intereses se acumulan cada día sobre su saldo actual, por el método de saldo diario, y se capitalizan cada mes.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0002',
    category: 'savings',
    en: {
      question: 'Are there fees or a minimum balance?',
      answer: '<p>No. There’s no monthly fee, no transfer fee and no minimum balance.</p>',
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
      question: 'What’s the difference between my available, current and pending balance?',
      answer:
        '<ul><li><strong>Available</strong> is what you can withdraw now.</li><li><strong>Current</strong> is everything that has settled, including deposits on hold. It earns interest.</li><li><strong>Pending</strong> is money on the way to us.</li></ul>',
    },
    es: {
      question: '¿Qué diferencia hay entre mi saldo disponible, actual y pendiente?',
      answer:
        '<ul><li><strong>Disponible</strong> es lo que puede retirar ahora.</li><li><strong>Actual</strong> es todo lo liquidado, incluidos los depósitos retenidos. Genera intereses.</li><li><strong>Pendiente</strong> es el dinero que viene en camino.</li></ul>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0004',
    category: 'transfers',
    en: {
      question: 'How long does a deposit take?',
      answer:
        '<p>A deposit made before 4:00 PM Eastern on a business day leaves your bank that day. A later one leaves on the next business day. It arrives at 8:30 AM Eastern on the business day after it leaves, and starts to earn interest.</p>',
    },
    es: {
      question: '¿Cuánto tarda un depósito?',
      answer:
        '<p>Un depósito hecho antes de las 4:00 p. m., hora del Este, de un día hábil sale de su banco ese día. Uno posterior sale el siguiente día hábil. Llega a las 8:30 a. m., hora del Este, del día hábil después de salir y comienza a generar intereses.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0005',
    category: 'transfers',
    en: {
      question: 'Why is my deposit on hold, and when can I use it?',
      answer:
        '<p>Your bank can still return a deposit after it arrives. You can use it from 8:30 AM Eastern on the <strong>second business day</strong> after it leaves your bank. It earns interest in the meantime. Transactions shows the date for each deposit.</p>',
    },
    es: {
      question: '¿Por qué está retenido mi depósito y cuándo puedo usarlo?',
      answer:
        '<p>Su banco aún puede devolver un depósito después de que llega. Puede usarlo desde las 8:30 a. m., hora del Este, del <strong>segundo día hábil</strong> después de que sale de su banco. Mientras tanto genera intereses. En Transacciones ve la fecha de cada depósito.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0015',
    category: 'transfers',
    en: {
      question: 'How do I withdraw money, and how long does it take?',
      answer:
        '<p>Choose Withdraw and enter an amount up to your available balance. A withdrawal made before 4:00 PM Eastern on a business day leaves that day. Before you confirm it, we show the date it arrives at your bank.</p>',
    },
    es: {
      question: '¿Cómo retiro dinero y cuánto tarda?',
      answer:
        '<p>Elija Retirar e ingrese un monto de hasta su saldo disponible. Un retiro hecho antes de las 4:00 p. m., hora del Este, de un día hábil sale ese día. Antes de que lo confirme, le mostramos la fecha en que llega a su banco.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0006',
    category: 'transfers',
    en: {
      question: 'What are the limits for deposits and withdrawals?',
      answer:
        '<p>Each deposit can be up to {depositMax}, and all deposits in a day up to {depositDaily}. You can withdraw up to your available balance, and up to {withdrawDaily} a day.</p>',
    },
    es: {
      question: '¿Cuáles son los límites de depósitos y retiros?',
      answer:
        '<p>Cada depósito puede ser de hasta {depositMax}, y todos los de un día, de hasta {depositDaily}. Puede retirar hasta su saldo disponible, y hasta {withdrawDaily} al día.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0007',
    category: 'transfers',
    en: {
      question: 'Can I cancel or change a deposit?',
      answer:
        '<p>You can edit or cancel a scheduled deposit until 8:30 AM Eastern on its date. You can cancel any other until 4:00 PM Eastern on the day it leaves. Open it in Transactions.</p>',
    },
    es: {
      question: '¿Puedo cancelar o cambiar un depósito?',
      answer:
        '<p>Puede editar o cancelar un depósito programado hasta las 8:30 a. m., hora del Este, de su fecha. Cualquier otro lo puede cancelar hasta las 4:00 p. m., hora del Este, del día en que sale. Ábralo en Transacciones.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0008',
    category: 'transfers',
    en: {
      question: 'What happens when a transfer is returned?',
      answer:
        '<p>Your bank returns it with a reason, such as insufficient funds. We take the amount out of your balance and tell you by alert and email. There’s no fee. For some reasons we ask you to link your bank again.</p>',
    },
    es: {
      question: '¿Qué sucede cuando se devuelve una transferencia?',
      answer:
        '<p>Su banco la devuelve con un motivo, como fondos insuficientes. Descontamos el monto de su saldo y le avisamos con una alerta y un correo electrónico. No hay comisión. Por algunos motivos le pedimos que vuelva a vincular su banco.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0011',
    category: 'account',
    en: {
      question: 'How do I close my account?',
      answer:
        '<p>Choose Withdraw, then Close your account. We cancel your scheduled deposits and send your whole balance, with interest up to that day, to your linked bank. You can still log in to read your documents.</p>',
    },
    es: {
      question: '¿Cómo cierro mi cuenta?',
      answer:
        '<p>Elija Retirar y luego Cerrar su cuenta. Cancelamos sus depósitos programados y enviamos todo su saldo, con los intereses hasta ese día, a su banco vinculado. Podrá seguir iniciando sesión para leer sus documentos.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0016',
    category: 'account',
    en: {
      question: 'How do I add a beneficiary or a joint holder?',
      answer:
        '<p>Go to My Account. A beneficiary receives your account when you die. A joint holder owns it with you: you both see it, and each of you can deposit and withdraw.</p>',
    },
    es: {
      question: '¿Cómo agrego un beneficiario o un cotitular?',
      answer:
        '<p>Vaya a Mi cuenta. Un beneficiario recibe su cuenta cuando usted fallece. Un cotitular es dueño de la cuenta junto con usted: ambos la ven, y cada uno puede depositar y retirar.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0017',
    category: 'account',
    en: {
      question: 'How do I change my email, mobile number or password?',
      answer: '<p>Go to My Account. You’ll need your password and a one-time code.</p>',
    },
    es: {
      question: '¿Cómo cambio mi correo electrónico, número de celular o contraseña?',
      answer: '<p>Vaya a Mi cuenta. Necesitará su contraseña y un código de un solo uso.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0009',
    category: 'linking',
    en: {
      question: 'How do I link a bank?',
      answer:
        '<p>Log in to your bank in our secure window, and it’s linked in a minute. Or enter its routing and account numbers: we send two small deposits, and you enter their amounts to show that the account is yours.</p>',
    },
    es: {
      question: '¿Cómo vinculo un banco?',
      answer:
        '<p>Inicie sesión en su banco en nuestra ventana segura y queda vinculado en un minuto. O ingrese sus números de ruta y de cuenta: enviamos dos depósitos pequeños y usted ingresa los montos para mostrar que la cuenta es suya.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0010',
    category: 'documents',
    en: {
      question: 'Where are my statements and tax documents?',
      answer:
        '<p>In Documents. A new statement is ready on the 1st of each month. Form 1099-INT is ready at the end of January if you earned $10.00 or more in interest the year before. You can ask for paper copies at no charge.</p>',
    },
    es: {
      question: '¿Dónde están mis estados de cuenta y documentos tributarios?',
      answer:
        '<p>En Documentos. El día 1 de cada mes hay un nuevo estado de cuenta. El formulario 1099-INT está listo a fines de enero si ganó $10.00 o más de intereses el año anterior. Puede pedir copias en papel sin cargo.</p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0012',
    category: 'security',
    en: {
      question: 'Why do you ask for a code when I log in?',
      answer:
        '<p>A code sent to your phone or email shows that it’s you, even if someone knows your password. You can skip it for 30 days on a device that only you use. <strong>We’ll never ask you for a code by phone or message.</strong></p>',
    },
    es: {
      question: '¿Por qué me piden un código al iniciar sesión?',
      answer:
        '<p>Un código enviado a su celular o correo electrónico muestra que es usted, aunque alguien conozca su contraseña. Puede omitirlo por 30 días en un dispositivo que solo usted use. <strong>Nunca le pediremos un código por teléfono ni por mensaje.</strong></p>',
    },
  },
  {
    uuid: '0b6f7a52-5f0e-4c0a-9c61-1f4a8f6e0013',
    category: 'security',
    en: {
      question: 'I lost my phone, or someone else is in my account. What do I do?',
      answer:
        '<p>Log in on another device, change your password and remove remembered devices in My Account. Then call {bank} at {phone}, or email {email}. Leave out anything confidential.</p>',
    },
    es: {
      question: 'Perdí mi teléfono o alguien entró en mi cuenta. ¿Qué hago?',
      answer:
        '<p>Inicie sesión en otro dispositivo, cambie su contraseña y quite los dispositivos recordados en Mi cuenta. Luego llame a {bank} al {phone} o escriba a {email} sin información confidencial.</p>',
    },
  },
]
