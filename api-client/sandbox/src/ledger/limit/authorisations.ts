/** A verification that raises the limit. */
export interface Authorisation {
  title: string
  /** What it adds to the limit, in yuan. */
  raise: number
  /** Its page, below /pages/credit/. */
  page: string
  /** Whether it is proved with a screenshot. */
  byScreenshot: boolean
}

/** Ids of authorisations that are completed by other calls than the screenshot upload. */
export const AUTH = {
  tobacco: '118',
  academic: '126',
  recording: '131',
  marriage: '133',
  creditCard: '134',
  contacts: '135',
} as const

/** All authorisations for everybody by id: 126 and 127 are given, the others continue the numbers. */
export const AUTHORISATIONS: Readonly<Record<string, Authorisation>> = {
  [AUTH.academic]: { title: '学籍认证', raise: 3000, page: 'raiseLimit/academicAuth', byScreenshot: true },
  '127': { title: '公积金认证', raise: 5000, page: 'raiseLimit/accumFundStepOne', byScreenshot: true },
  '128': { title: '行驶证认证', raise: 4000, page: 'raiseLimit/xszAuth', byScreenshot: true },
  '129': { title: '个税认证', raise: 4000, page: 'raiseLimit/taxAuth', byScreenshot: true },
  '130': { title: '消费凭证认证', raise: 1000, page: 'raiseLimit/fpUpload', byScreenshot: true },
  [AUTH.recording]: { title: '网银认证', raise: 8000, page: 'raiseLimit/wsdStepOne', byScreenshot: false },
  '132': { title: '关注公众号', raise: 500, page: 'raiseLimit/wxAuth', byScreenshot: true },
  [AUTH.marriage]: { title: '结婚证认证', raise: 2000, page: 'raiseLimit/perfectInfo', byScreenshot: false },
  [AUTH.creditCard]: { title: '信用卡认证', raise: 2000, page: 'raiseLimit/card', byScreenshot: false },
  [AUTH.contacts]: {
    title: '补充联系人认证',
    raise: 1000,
    page: 'raiseLimit/perfectInfo',
    byScreenshot: false,
  },
  '136': { title: '房贷认证', raise: 6000, page: 'koocard/houseLoan', byScreenshot: true },
  '137': { title: '车辆认证', raise: 3000, page: 'raiseLimit/vehicle', byScreenshot: true },
}

/** Authorisations of one trade: the promotion names them once they are done. */
export const TRADE_AUTHORISATIONS: Readonly<Record<string, Authorisation>> = {
  [AUTH.tobacco]: { title: '烟草零售认证', raise: 5000, page: 'merchant/tobacco', byScreenshot: false },
}

/** The authorisation of an id from a page; undefined when there is none. */
export function authorisationOf(authId: string | number): Authorisation | undefined {
  const id = String(authId)
  const table = Object.hasOwn(TRADE_AUTHORISATIONS, id) ? TRADE_AUTHORISATIONS : AUTHORISATIONS
  return Object.hasOwn(table, id) ? table[id] : undefined
}

/** The entry of an authorisation in the limit log. */
export function raiseReason({ title }: Authorisation): string {
  return `${title}提额`
}
