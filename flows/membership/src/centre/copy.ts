/** Texts of the centre of members. */
export const copy = {
  failed: '会员信息加载失败',
  standing: {
    never: { title: '开通会员，借款更省', text: '会员每月有手续费、充值等专享权益。' },
    member: { title: '会员', text: (until: string) => `有效期至${until}` },
    ended: { title: '会员已到期', text: (name: string, until: string) => `${name}已于${until}到期` },
    unknown: { title: '会员状态待更新', text: '暂时没有会员的状态，请稍后刷新。' },
  },
  saved: '累计已省',
  benefits: { heading: '会员权益', all: '全部权益', failed: '会员权益加载失败' },
  renew: '续费管理',
  auto: { on: (day: string) => `${day}自动续费`, onPlain: '已开启自动续费', off: '未开启自动续费' },
  open: '开通会员',
  again: '重新开通',
  upgrade: '会员升级',
  extend: '续费会员',
  refresh: '刷新',
} as const
