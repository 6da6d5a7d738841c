import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import { creditHandlers } from './handlers/index.ts'
import { creditMagic } from '../../people/credit/magic.ts'
import { handleUploadPage } from './pages.ts'
import { creditPersonas } from './personas/index.ts'

/** The credit domain: proofs, contacts, assessment, and raising the limit. */
export const credit: Domain = {
  name: 'credit',
  title: '授信',
  handlers: creditHandlers,
  personas: creditPersonas,
  magic: creditMagic,
  pages: [handleUploadPage],
  tweaks: { credit: part },
}
