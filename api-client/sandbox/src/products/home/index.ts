import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import { homeHandlers } from './handlers/index.ts'
import type { Others } from './others.ts'
import { homeMagic } from './magic.ts'
import { handleHomePage } from './pages.ts'
import { homePersonas } from './personas/index.ts'
import { homeSeedOf } from './seed.ts'
import { startOrders } from './seedOrders.ts'

/** The home domain: home page, messages, campaigns, top-up, membership. */
export const home = (others: Others): Domain => ({
  name: 'home',
  title: '首页',
  handlers: homeHandlers(others),
  personas: homePersonas,
  magic: homeMagic,
  pages: [handleHomePage],
  tweaks: { home: part },
  welcome: startOrders,
  viewUser: ({ user, persona }) => ({
    addresses: user.slices.home?.offers?.addresses.length ?? homeSeedOf(persona).addresses,
  }),
})
