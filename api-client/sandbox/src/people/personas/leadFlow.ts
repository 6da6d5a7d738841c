import type { Persona } from '../../engine/persona.ts'
import { oldCustomer } from './oldCustomer.ts'

/** A user of the lead-flow lender. */
export const leadFlow: Persona = {
  ...oldCustomer,
  name: 'lead-flow',
  title: '导流客户',
  shows: {
    zh: '导流客户：导流额度2万元，低于正常的5万元；审核以leadFlow拒绝，随后给出一键导流。',
    en: 'A lead-flow user: 20,000 with the lead lender below the normal 50,000, review refused with share leadFlow, then the one-click offer.',
  },
  mobile: '13800000006',
  limit: { ...oldCustomer.limit, leadFlow: 20_000 },
  audit: { polls: 2, outcome: 'auditFailure', share: 'leadFlow', showType: 'oneClickLeadFlow' },
}
