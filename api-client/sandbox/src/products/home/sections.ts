import type { Wire } from '../../engine/contract.ts'
import { MORE_FLOORS } from './floorsMore.ts'
import { TOP_FLOORS } from './floorsTop.ts'
import { homeSeedOf } from './seed.ts'
import { withStrangeFloors } from './strangeFloors.ts'
import type { FloorOf, Viewer } from './viewer.ts'

/** Floors of each version of the home page, from top to bottom. */
const VERSIONS = {
  2: ['notice', 'banner', 'card', 'menu'],
  3: ['notice', 'card', 'menu', 'banner', 'coupons'],
  4: ['notice', 'card', 'menu', 'banner', 'coupons', 'campaigns', 'member'],
  5: ['notice', 'card', 'menu', 'signIn', 'coupons', 'banner', 'campaigns', 'member', 'topUp', 'safety'],
} as const

const FLOORS: Readonly<Record<(typeof VERSIONS)[5][number], FloorOf>> = { ...TOP_FLOORS, ...MORE_FLOORS }

/** The home page of one version for a viewer; empty floors are left out. */
export function homeContent(viewer: Viewer, version: keyof typeof VERSIONS): Wire<'apphome/queryContentV5'> {
  const sections = VERSIONS[version].flatMap((sectionCode) => {
    const { title, items } = FLOORS[sectionCode](viewer)
    return items.length === 0 ? [] : [{ sectionCode, title, items }]
  })
  const isStrange = viewer.customer !== null && homeSeedOf(viewer.customer.persona).isStrange
  return { sections: isStrange ? withStrangeFloors(sections) : sections }
}
