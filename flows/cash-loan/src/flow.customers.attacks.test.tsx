import { configured } from '@koo/page/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { cashLoan } from './flow.ts'
import { protocolReading } from './oneClick/reading/step.ts'
import { confirmOffer } from './oneClick/testing/confirmOffer.ts'

const STAFF = 'staff/cashLoan'
const LEAD = 'cashLead/loan'
const READING = 'result/droolsprotocolv2'
const { [STAFF]: staffPage, [LEAD]: leadPage } = cashLoan.pages

attackedPages(
  { ...cashLoan, pages: { [STAFF]: staffPage } },
  { persona: 'staff', search: { [STAFF]: { amount: '5000', period: '6' } } },
)
attackedPages(
  { ...cashLoan, pages: { [READING]: protocolReading } },
  { persona: 'lead-read-protocol', begin: { [READING]: confirmOffer } },
)
attackedPages(
  { ...cashLoan, pages: { [LEAD]: leadPage } },
  {
    host: {
      config: configured({
        marketing: { enabled: true },
        leadFlowHeadlines: { enabled: true, passRate: '通过率最高90%', rate: '年利率（单利）9%–24%' },
      }),
    },
  },
)
