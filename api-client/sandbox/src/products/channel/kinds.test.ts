import { describe, expect, it } from 'vitest'
import { serial, type Person } from '../../testing/client.ts'
import { offerOf, taking } from './testing/lead.ts'
import { personaOf } from './testing/partner.ts'

/** Makes a loan of a kind; resolves to the serial number of its application. */
interface Kind {
  persona: string
  lend(person: Person): Promise<string>
}

const LOAN = { serialNumber: serial(7), loanPeriod: 12, userCardId: 'C1' }

const KINDS: Record<string, Kind> = {
  cash: {
    persona: 'old-customer',
    async lend(person) {
      await person.call('cash/publishV2', await person.readyToPublish(serial(7)))
      return serial(7)
    },
  },
  staff: {
    persona: 'staff',
    async lend(person) {
      await person.call('staffCash/publish', { ...LOAN, amount: 5_000 })
      return serial(7)
    },
  },
  lead: {
    persona: 'lead-new-style',
    async lend(person) {
      const asked = await person.readyToPublish(serial(7), { couponIds: [], leadFlow: 'leadFlowV1' })
      await person.call('cash/publishV2', asked)
      return serial(7)
    },
  },
  mixed: {
    persona: 'mixed',
    async lend(person) {
      await person.call('cash/mixLoan', { ...LOAN, amount: 30_000, mixLoanAmount: 10_000 })
      return serial(7)
    },
  },
  'mixed, all of it lent by the lead lender': {
    persona: 'mixed',
    async lend(person) {
      await person.call('cash/mixLoan', { ...LOAN, amount: 10_000, mixLoanAmount: 10_000 })
      return serial(7)
    },
  },
  oneClick: {
    persona: 'lead-new-style',
    async lend(person) {
      const taken = taking(await offerOf(person))
      await person.call('cash/oneClickLoanPublish', taken)
      return taken.serialNumber
    },
  },
}

describe('a loan whose result was not seen', () => {
  it.each(Object.entries(KINDS))(
    '%s: is listed for every page once, and its kind is named',
    async (name, kind) => {
      const person = await personaOf(kind.persona)
      const serialNumber = await kind.lend(person)
      const [expected] = name.split(',')
      for (const typeId of ['cash', 'staff']) {
        const { applications } = await person.call('cash/queryOpenApplications', { typeId })
        const ours = applications.filter((each) => each.serialNumber.startsWith(serialNumber))
        expect(ours).toMatchObject([{ serialNumber, kind: expected }])
      }
      const query = { typeId: 'publishStatus', serialNumber, kooUserSource: 'APP' } as const
      expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({
        publishState: 'processed',
        kind: expected,
      })
    },
  )
})
