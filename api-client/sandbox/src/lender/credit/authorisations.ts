/** A verification that raises the limit. */
export interface Authorisation {
  title: string
  /** What it adds to the limit, in yuan. */
  raise: number
  /** Page of the raise-limit flow, below /pages/credit/raiseLimit/. */
  page: string
  /** Whether it is proved by a screenshot. */
  byScreenshot: boolean
}

/** Ids of authorisations that other calls than the screenshot complete. */
export const AUTH = {
  academic: '126',
  recording: '131',
  marriage: '133',
  creditCard: '134',
  contacts: '135',
} as const

/** Every authorisation by its id: 126 and 127 are the specification's (9), the others continue them. */
export const AUTHORISATIONS: Readonly<Record<string, Authorisation>> = {
  [AUTH.academic]: { title: '学籍认证', raise: 3000, page: 'academicAuth', byScreenshot: true },
  '127': { title: '公积金认证', raise: 5000, page: 'accumFundStepOne', byScreenshot: true },
  '128': { title: '行驶证认证', raise: 4000, page: 'xszAuth', byScreenshot: true },
  '129': { title: '个税认证', raise: 4000, page: 'taxAuth', byScreenshot: true },
  '130': { title: '消费凭证认证', raise: 1000, page: 'fpUpload', byScreenshot: true },
  [AUTH.recording]: { title: '网银认证', raise: 8000, page: 'wsdStepOne', byScreenshot: false },
  '132': { title: '关注公众号', raise: 500, page: 'wxAuth', byScreenshot: true },
  [AUTH.marriage]: { title: '结婚证认证', raise: 2000, page: 'perfectInfo', byScreenshot: false },
  [AUTH.creditCard]: { title: '信用卡认证', raise: 2000, page: 'card', byScreenshot: false },
  [AUTH.contacts]: { title: '补充联系人认证', raise: 1000, page: 'perfectInfo', byScreenshot: false },
}

/** The authorisation of an id, as a page sends it; undefined when there is none. */
export function authorisationOf(authId: string | number): Authorisation | undefined {
  const id = String(authId)
  return Object.hasOwn(AUTHORISATIONS, id) ? AUTHORISATIONS[id] : undefined
}

/** What the log of the limit says of an authorisation. */
export function raiseReason({ title }: Authorisation): string {
  return `${title}提额`
}
