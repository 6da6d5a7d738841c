import type { RecommendedContact } from './index.ts'

export const recommended: readonly RecommendedContact[] = [
  { id: 'a', name: '张建国', phone: '138****0001' },
  { id: 'b', name: '李秀英', phone: '139****0002' },
]
