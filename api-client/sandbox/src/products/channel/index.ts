import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import { channelHandlers } from './handlers/index.ts'
import { channelMagic } from './magic.ts'
import { handleFramePage } from './framePage.ts'
import { handleChannelPage } from './pages.ts'
import { channelPersonas } from './personas/index.ts'

/** The channel domain: partners, lead flow, payments of orders, staff loans. */
export const channel: Domain = {
  name: 'channel',
  title: '渠道',
  handlers: channelHandlers,
  personas: channelPersonas,
  magic: channelMagic,
  pages: [handleChannelPage, handleFramePage],
  tweaks: { channel: part },
}
