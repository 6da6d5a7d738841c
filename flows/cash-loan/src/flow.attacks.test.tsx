import { configured } from '@koo/page/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { cashLoan } from './flow.ts'
import { lend } from './stories/lend.ts'
import { search } from './testing/search.ts'

// Tested beside this file, each with a customer of its own.
const { 'staff/cashLoan': _staff, 'cashLead/loan': _lead, ...pages } = cashLoan.pages

attackedPages(
  { ...cashLoan, pages },
  {
    // With an amount there is a plan to open.
    search: { ...search, 'cash/home': { amount: '12000' } },
    // With everything that the result page can show: marketing that is turned on, and settings of notifications.
    host: {
      config: configured({
        marketing: { enabled: true },
        leadFlowHeadlines: { enabled: true, passRate: '通过率最高90%', rate: '年利率（单利）9%–24%' },
      }),
      device: { notificationSettings: () => Promise.resolve() },
    },
    begin: { 'result/loan': async (world) => ({ listingId: (await lend(world)).listingId }) },
    counters: ['other/questionnaireReport'],
    // Without a confirmed loan the pages for reading ask nothing; with one they are tested beside this file.
    silent: ['result/droolsprotocolv2', 'result/droolsv2verification', 'result/iframe'],
  },
)
