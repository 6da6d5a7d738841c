import type { StageHost } from '@koo/page/stage'
import type { SandboxWorld } from '@koo/page/testing'
import { loanRecord } from '@koo/steps/publishing'
import { LENT_SERIAL } from './lend.ts'

/** Stores the record of a page that was closed while publishing: an application with an unknown outcome. */
export function leaveOpen({ clock, userId }: SandboxWorld, { store }: StageHost): void {
  const at = clock.now()
  const record = { serial: LENT_SERIAL, userId: userId(), terms: '', at, sentAt: at, state: 'sending' }
  store.setItem(loanRecord.recordKey, JSON.stringify(record))
}
