import type { InstitutionItem } from './InstitutionList.tsx'

/** Invented lenders, for stories and tests. */
export const fiveInstitutions: readonly InstitutionItem[] = [
  { id: '701', name: '示例小额贷款有限公司', note: '示例快贷' },
  { id: '702', name: '样例消费金融股份有限公司', note: '样例安逸花' },
  { id: '703', name: '演示农村商业银行股份有限公司', note: '演示惠农贷' },
  { id: '704', name: '模拟信托有限公司', note: '模拟随心借' },
  { id: '705', name: '测试融资担保有限公司', note: '测试优选' },
]
