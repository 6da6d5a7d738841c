import type { Wire } from '../../engine/contract.ts'

type Sections = Wire<'apphome/queryContentV5'>['sections']

/** Entries whose links lead away from the product, or nowhere: a page refuses each of them. */
const REFUSED = [
  { code: 'foreign', title: '外部优惠', linkUrl: 'https://offers.example.net/win' },
  { code: 'script', title: '神秘入口', linkUrl: 'javascript:void(0)' },
  { code: 'scheme', title: '下载应用', linkUrl: 'example-app://open' },
  { code: 'look-alike', title: '更多权益', linkUrl: '//credit.test.example.net/pages/credit/home' },
] as const

/** The home page with a floor of an unknown code on top and in the middle, a floor twice, and links that are refused. */
export function withStrangeFloors(sections: Sections): Sections {
  const known = sections.map((section) =>
    section.sectionCode === 'menu'
      ? { ...section, items: [...(section.items ?? []), ...REFUSED.map((item) => ({ ...item }))] }
      : section,
  )
  const unknown = { sectionCode: 'hologram', title: '全息楼层', items: [{ code: 'hologram', title: '全息' }] }
  const nameless = { sectionCode: '', title: null, items: null }
  return [unknown, ...known.slice(0, 3), { ...unknown, items: null }, nameless, ...known.slice(3)]
}
