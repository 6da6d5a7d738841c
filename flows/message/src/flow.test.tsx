import { messageQueryList } from '@koo/api-client/calls'
import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import type { SandboxWorld } from '@koo/page/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { message } from './flow.ts'
import { personas } from './personas.ts'

const search = { type: { type: 'activity' }, detail: { id: 'S0' } }

flowContract(message, { search })
reloadAtEveryPage(message, { search })
backAtEveryPage(message, { search })
personasOf(message, personas)

/** An unread message with a link. */
const newest = async ({ gateway }: SandboxWorld) => {
  const [first] = await messageQueryList(gateway, { type: 'activity' })
  return { id: String(first?.id) }
}
const options = {
  search,
  begin: { detail: newest },
  counters: ['message/updateStatus'],
}

attackedPages(message, options)
signedOutPages(message, options)
