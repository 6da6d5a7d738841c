import type { LocaleText } from '../../../engine/text.ts'
import type { TobaccoSeed } from '../seed.ts'
import type { Persona } from '../../../engine/persona.ts'
import { merchant } from './merchant.ts'

/** A shop with a licence that is valid for years. */
const TOBACCO: TobaccoSeed = {
  licenceNo: '330106102938',
  shopName: '思远烟酒便利店',
  address: '浙江省杭州市西湖区文三路90号',
  validYears: 3,
  openDate: '2019-05-20',
  level: '五星级',
  monthOrderCount: 8,
  goods: [
    { name: '利群（新版）', count: 120, yuan: 16_800 },
    { name: '中华（软）', count: 40, yuan: 24_000 },
    { name: '南京（炫赫门）', count: 90, yuan: 12_600 },
    { name: '黄鹤楼（软蓝）', count: 60, yuan: 9900 },
  ],
  readAfter: { manage: 2, goods: 4 },
}

/** A tobacco shop. */
const tobacconist = (
  ending: string,
  name: string,
  title: string,
  shows: LocaleText,
  change: Partial<TobaccoSeed> = {},
): Persona =>
  merchant(ending, name, title, shows, {
    merchantName: TOBACCO.shopName,
    tobacco: { ...TOBACCO, ...change },
  })

/** Merchants whose stores, tobacco licence or booking is what they show. */
export const tradePersonas: readonly Persona[] = [
  merchant(
    '0515',
    'merchant-stores',
    '商户店铺认证客户',
    {
      zh: '各种状态的平台：已授权、失败、已过期、未授权。',
      en: 'Platforms in every state: authorised, failed, expired and not yet.',
    },
    { stores: { ele: 1, sqb: 2, meituan: 3 } },
  ),
  tobacconist('0516', 'merchant-tobacco', '烟草商户客户', {
    zh: '烟草商户：依次读取许可证、经营和货品，认证后额度提高5,000元。',
    en: 'A tobacco shop: licence, business and goods are read one after the other, and the verification raises the limit by 5,000.',
  }),
  tobacconist(
    '0517',
    'merchant-tobacco-ended',
    '烟草证过期客户',
    {
      zh: '烟草许可证已过期：认证被拒绝。',
      en: 'A tobacco licence that has expired: the verification is refused.',
    },
    { validYears: -0.5 },
  ),
  merchant(
    '0518',
    'merchant-booked',
    '商户已预约客户',
    {
      zh: '已确认的经营贷预约：再次预约被拒绝。',
      en: 'A booking of a business loan that is confirmed: a second one is refused.',
    },
    { booking: 2 },
  ),
  merchant(
    '0527',
    'merchant-both-proofs',
    '商户双重认证客户',
    {
      zh: '状态51：已有经营许可证，美团也已授权，只差申请金额。',
      en: 'Status 51: the certificate is on file and Meituan is linked, only the amount is missing.',
    },
    { status: 51, stores: { meituan: 1 }, documents: ['certificate'] },
  ),
  tobacconist(
    '0528',
    'merchant-tobacco-unread',
    '烟草数据读不完客户',
    {
      zh: '烟草许可证已读取，经营和货品一直读取不到。',
      en: 'The tobacco licence was read, and the reading of business and goods never ends.',
    },
    { readAfter: { manage: null, goods: null } },
  ),
  tobacconist(
    '0529',
    'merchant-tobacco-half',
    '烟草认证中断客户',
    {
      zh: '上次离开时烟草数据只读到一半：许可证和经营已读取，货品在重新进入四秒后读取。',
      en: 'The tobacco data were half read when the page was left: licence and business are there, the goods come four seconds after the return.',
    },
    { readAfter: { manage: 0, goods: 4 } },
  ),
  merchant(
    '0539',
    'merchant-booking-visited',
    '商户预约已上门客户',
    {
      zh: '经营贷预约已上门：可以再次预约。',
      en: 'A booking of a business loan after the visit: another one is possible.',
    },
    { booking: 3 },
  ),
  merchant(
    '0540',
    'merchant-booking-declined',
    '商户预约被拒客户',
    {
      zh: '经营贷预约已被拒绝，并说明原因。',
      en: 'A booking of a business loan that was declined, with the reason.',
    },
    { booking: 4 },
  ),
]
