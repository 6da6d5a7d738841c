import type { PictureName } from '../../http/pictures.ts'

/** An article of the top-up shop. */
export interface Article {
  skuId: string
  kind: 'phone' | 'video' | 'qq'
  name: string
  /** Face value and price, in cents. */
  faceCents: number
  cents: number
  /** Mobile network of a phone article. */
  operator?: Operator
  picture: PictureName
  inStock: boolean
}

interface OperatorData {
  name: string
  /** First three digits of its numbers. */
  prefixes: readonly number[]
  /** Price in percent of the face value. */
  percent: number
  /** Face value in yuan that is out of stock. */
  outOfStock: number
}

const OPERATORS = {
  mobile: {
    name: '中国移动',
    prefixes: [
      134, 135, 136, 137, 138, 139, 147, 148, 150, 151, 152, 157, 158, 159, 172, 178, 182, 183, 184, 187, 188,
      195, 197, 198,
    ],
    percent: 99.8,
    outOfStock: 500,
  },
  unicom: {
    name: '中国联通',
    prefixes: [130, 131, 132, 145, 146, 155, 156, 166, 175, 176, 185, 186, 196],
    percent: 99.5,
    outOfStock: 10,
  },
  telecom: {
    name: '中国电信',
    prefixes: [133, 149, 153, 173, 174, 177, 180, 181, 189, 190, 191, 193, 199],
    percent: 99.6,
    outOfStock: 300,
  },
  broadnet: { name: '中国广电', prefixes: [192], percent: 100, outOfStock: 0 },
} as const satisfies Record<string, OperatorData>

/** A mobile network whose numbers can be topped up. */
type Operator = keyof typeof OPERATORS

const VIRTUAL_PREFIXES = [162, 165, 167, 170, 171]
const PHONE_YUAN = [10, 20, 30, 50, 100, 200, 300, 500]
const QQ_YUAN = [5, 10, 30, 50, 100, 200]

const VIDEO = [
  { code: 'xinghe-week', name: '星河视频会员周卡', face: 1500, cents: 990 },
  { code: 'xinghe-month', name: '星河视频会员月卡', face: 3000, cents: 1980 },
  { code: 'xinghe-year', name: '星河视频会员年卡', face: 26_800, cents: 18_800 },
  { code: 'yunduan-month', name: '云端影院会员月卡', face: 2500, cents: 1690 },
  { code: 'yunduan-tv-month', name: '云端影院电视会员月卡', face: 4900, cents: 3290 },
  { code: 'qingtian-month', name: '晴天动漫会员月卡', face: 1500, cents: 1080 },
] as const

const operators = Object.keys(OPERATORS).filter(isOperator)

const PHONE_ARTICLES: readonly Article[] = operators.flatMap((operator) => {
  const { percent, outOfStock } = OPERATORS[operator]
  return PHONE_YUAN.map((yuan) => ({
    skuId: `phone-${operator}-${yuan}`,
    kind: 'phone',
    name: `${yuan}元话费`,
    faceCents: yuan * 100,
    cents: Math.round(yuan * percent),
    operator,
    picture: 'top-up-phone',
    inStock: yuan !== outOfStock,
  }))
})

const VIDEO_ARTICLES: readonly Article[] = VIDEO.map(({ code, name, face, cents }) => ({
  skuId: `video-${code}`,
  kind: 'video',
  name,
  faceCents: face,
  cents,
  picture: 'top-up-video',
  inStock: code !== 'qingtian-month',
}))

const QQ_ARTICLES: readonly Article[] = QQ_YUAN.map((yuan) => ({
  skuId: `qq-${yuan}`,
  kind: 'qq',
  name: `${yuan}Q币`,
  faceCents: yuan * 100,
  cents: yuan * 98,
  picture: 'top-up-qq',
  inStock: true,
}))

/** All articles, with the phone articles of all networks. */
export const ARTICLES: readonly Article[] = [...PHONE_ARTICLES, ...VIDEO_ARTICLES, ...QQ_ARTICLES]

/** The article of that number, or undefined. */
export function findArticle(skuId: string): Article | undefined {
  return ARTICLES.find((article) => article.skuId === skuId)
}

/** Price of an article in cents; 0 for an unknown one. */
export function articlePrice(skuId: string): number {
  return findArticle(skuId)?.cents ?? 0
}

/** Network of a phone number by its first three digits: one with articles, a virtual one, or unknown. */
export function operatorOf(mobile: string): Operator | 'virtual' | null {
  const prefix = Number(mobile.slice(0, 3))
  if (VIRTUAL_PREFIXES.includes(prefix)) return 'virtual'
  return operators.find((operator) => prefixesOf(operator).includes(prefix)) ?? null
}

/** The network's name as the customer sees it. */
export function operatorName(operator: Operator | 'virtual' | null): string | null {
  if (operator === null) return null
  return operator === 'virtual' ? '虚拟运营商' : OPERATORS[operator].name
}

/**
 * Whether an account can be topped up with an article: a phone of its network, a QQ number, an account of a video
 * service.
 */
export function fitsAccount(article: Article, account: string): boolean {
  if (article.kind === 'phone') return /^1\d{10}$/.test(account) && operatorOf(account) === article.operator
  if (article.kind === 'qq') return isQq(account)
  return /^1\d{10}$/.test(account) || /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(account)
}

/** Whether it is a valid QQ number: five to eleven digits, the first not 0. */
export function isQq(account: string): boolean {
  return /^[1-9]\d{4,10}$/.test(account)
}

function prefixesOf(operator: Operator): readonly number[] {
  return OPERATORS[operator].prefixes
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERATORS, name)
}
