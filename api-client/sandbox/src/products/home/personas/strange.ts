import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

const strangeHome: Persona = {
  ...oldCustomer,
  name: 'home-strange',
  title: '异常首页客户',
  shows: {
    zh: '首页有未知楼层、空楼层和指向外部或无效地址的入口：页面略去楼层，不打开这些链接。',
    en: 'The home page has unknown and empty floors, and entries with foreign or invalid links: the page leaves out the floors and opens none of the links.',
  },
  mobile: '13800000615',
  home: { isStrange: true },
}

const PARAGRAPH =
  '为保障您的账户安全，我们更新了服务规则：请妥善保管验证码，不要向任何人透露；还款请通过本平台进行，客服不会要求您转账至个人账户。'
const NO_BREAKS = 'https://www.example.com/notice/' + 'abcdefghij'.repeat(40)

const strangeMessages: Persona = {
  ...oldCustomer,
  name: 'strange-messages',
  title: '异常消息客户',
  shows: {
    zh: '消息中有一条八千字的长文、一条无法换行的长串、一条指向外部的链接、一条无效链接和一条未知类型。',
    en: 'The messages include one of 8,000 characters, one that cannot be wrapped, one with a foreign link, one with an invalid link and one of an unknown type.',
  },
  mobile: '13800000616',
  home: {
    inbox: {
      count: 8,
      unread: 5,
      first: [
        {
          type: 'system',
          title: '服务规则更新通知',
          text: Array.from({ length: 125 }, (_, k) => `${k + 1}. ${PARAGRAPH}`).join('\n'),
        },
        { type: 'system', title: '公告原文', text: NO_BREAKS },
        {
          type: 'activity',
          title: '合作方优惠',
          text: '点击查看合作方优惠详情。',
          link: 'https://offers.example.net/win',
        },
        { type: 'activity', title: '安装应用', text: '点击安装。', link: 'javascript:void(0)' },
        { type: 'hologram', title: '新类型消息', text: '这是一条未知类型的消息。' },
      ],
    },
  },
}

/** What a page must leave out or refuse. */
export const strangePersonas: readonly Persona[] = [strangeHome, strangeMessages]
