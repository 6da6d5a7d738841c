import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import { merchantHandlers } from './handlers/index.ts'
import { merchantMagic } from './magic.ts'
import { handleMerchantPage } from './pages.ts'
import { merchantPersonas } from './personas/index.ts'

/** The merchant domain: merchant loans, stores, windows, surveys. */
export const merchant: Domain = {
  name: 'merchant',
  title: '商户',
  handlers: merchantHandlers,
  personas: merchantPersonas,
  magic: merchantMagic,
  pages: [handleMerchantPage],
  tweaks: { merchant: part },
}
