import type { Persona } from '../../engine/persona.ts'
import { oldCustomer } from './oldCustomer.ts'

/** The lender pays out less than the limit. */
export const lenderCap: Persona = {
  ...oldCustomer,
  name: 'lender-cap',
  title: '资方限额客户',
  shows: {
    zh: '额度5万元，资方单笔最高2万元（金额状态7、10、8、9）。',
    en: 'The lender caps one loan at 20,000 of a limit of 50,000 (amount states 7, 10, 8, 9).',
  },
  mobile: '13800000005',
  limit: { ...oldCustomer.limit, lenderCap: 20_000 },
}
