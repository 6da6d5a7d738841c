import type { Place } from '../../engine/page.ts'
import { page } from '../../http/page.ts'

const AGREEMENTS: Readonly<Record<string, string>> = {
  loan: '个人消费借款合同',
  guarantee: '委托担保合同',
  credit: '个人征信查询及报送授权书',
  service: '借款服务协议',
  privacy: '个人信息处理授权书',
}

/** Pages with the texts of agreements. */
export function handleAgreementPage(_: Request, { name }: Place): Promise<Response | null> {
  const [folder, slug = '', ...rest] = name.split('/')
  const title = Object.hasOwn(AGREEMENTS, slug) ? AGREEMENTS[slug] : undefined
  if (folder !== 'agreements' || title === undefined || rest.length > 0) return Promise.resolve(null)
  return Promise.resolve(
    page(title, `<p>本协议文本仅用于演示与测试，不具有法律效力。</p>${paragraphs(title)}`),
  )
}

function paragraphs(title: string): string {
  return ['协议双方', '借款与还款', '费用与利率', '信息使用', '争议解决']
    .map((heading, k) => `<h2>第${'一二三四五'[k]}条 ${heading}</h2><p>${title}的${heading}条款示例。</p>`)
    .join('')
}
