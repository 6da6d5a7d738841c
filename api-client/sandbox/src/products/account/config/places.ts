import type { ConfigGroup } from './types.ts'

/** Path of the app; every page of it lies below. */
const BASE = '/pages/credit'

/** Addresses: tabs, agreements, licences. */
export const placeConfig: ConfigGroup = {
  homeTabs: () => [
    { code: 'home', title: '首页', linkUrl: `${BASE}/home` },
    { code: 'wallet', title: '钱包', linkUrl: `${BASE}/wallet` },
    { code: 'mine', title: '我的', linkUrl: `${BASE}/mine` },
  ],

  // Channels whose pages have a header with a back arrow; plain browsers always have it.
  headerChannels: () => ['koocard', 'kidswant', 'zhuanzhuan'],

  agreements: ({ baseUrl }) => [
    { key: 'service', name: '用户服务协议', url: `${BASE}/agreements/service.html`, version: 'v3' },
    {
      key: 'privacy',
      name: '个人信息处理授权书',
      url: `${BASE}/agreements/privacy.html`,
      version: 'v3',
    },
    {
      key: 'credit',
      name: '个人征信查询及报送授权书',
      url: `${baseUrl}/__sandbox/agreements/credit`,
      version: 'v3',
    },
    { key: 'loan', name: '个人消费借款合同', url: `${baseUrl}/__sandbox/agreements/loan`, version: 'v3' },
    {
      key: 'guarantee',
      name: '委托担保合同',
      url: `${baseUrl}/__sandbox/agreements/guarantee`,
      version: 'v3',
    },
  ],

  // The credit authorisation and its twelve partner agreements.
  creditAuthAgreement: ({ baseUrl }) => ({
    version: 'v3',
    subAgreementList: Array.from({ length: 12 }, (_, k) => ({
      agreementName: `合作机构${k + 1}个人征信授权书`,
      agreementUrl: `${baseUrl}/__sandbox/agreements/credit`,
      agreementVersion: 'v3',
    })),
  }),

  company: () => ({
    name: '示例消费金融科技有限公司',
    licences: [
      { name: '营业执照', number: '91330000MA00000000' },
      { name: '增值电信业务经营许可证', number: '浙B2-20200000' },
    ],
    address: '浙江省杭州市西湖区示例路1号',
  }),

  customerService: () => ({
    phone: '400-000-0000',
    hours: '每日09:00-21:00',
    linkUrl: `${BASE}/account/service`,
  }),
}
