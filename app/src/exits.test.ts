import { factsOf } from '@koo/flow/tools'
import { describe, expect, it } from 'vitest'
import kept from '../../flows/exits.json'
import inventory from '../../flows/inventory.json'
import { everyFlow as flows } from './everyFlow.ts'

/**
 * Where every exit of the product leads. A definition says it once, and a customer of the lists takes a part of them: an exit
 * that leads elsewhere by mistake is seen here. Who means it writes it in `flows/exits.json` too.
 */
describe('the exits of a flow lead where the list says', () => {
  const exitsOf = (id: string) => {
    const flow = flows.find((each) => each.id === id)
    const pages = flow ? factsOf(flow).pages : []
    return Object.fromEntries(
      pages.flatMap(({ page, exits }) => (Object.keys(exits).length > 0 ? [[page, exits]] : [])),
    )
  }

  it.each(Object.entries(kept))('%s', (id, exits) => expect(exitsOf(id)).toEqual(exits))

  it('of each flow of the inventory', () =>
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(inventory))))
})
